-- What owners set while the shop runs, and refunds that wait for a second person.
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"note" text,
	"asked_by_id" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"why" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "money_requests_waiting" ON "money_requests" USING btree ("order_number") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "money_requests_asked" ON "money_requests" USING btree ("asked_at");
