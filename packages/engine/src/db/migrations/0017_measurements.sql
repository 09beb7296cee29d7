-- What browsers measured, what was decided in the consent banner, and the devices of stores; no shopper can be told from any of it.
CREATE TABLE "web_vitals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"measured_at" timestamp with time zone NOT NULL,
	"locale" text NOT NULL,
	"page_kind" text NOT NULL,
	"path" text NOT NULL,
	"metric" text NOT NULL,
	"value" double precision NOT NULL,
	"rating" text NOT NULL,
	"attribution" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "web_vitals_measured" ON "web_vitals" USING btree ("measured_at");
--> statement-breakpoint
CREATE TABLE "consent_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"decided_at" timestamp with time zone NOT NULL,
	"shop_id" integer NOT NULL,
	"action" text NOT NULL,
	"path" text NOT NULL,
	"version" text NOT NULL,
	"consents" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_decisions_decided" ON "consent_decisions" USING btree ("decided_at");
--> statement-breakpoint
CREATE TABLE "retail_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"link_hash" text,
	"link_ends_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "retail_devices_link" ON "retail_devices" USING btree ("link_hash");
