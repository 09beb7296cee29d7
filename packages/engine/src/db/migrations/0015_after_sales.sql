-- Parcels with their tracking, declarations of withdrawal, goods on their way back, complaints with pictures, and links to an order that end.
ALTER TABLE "order_tokens" ADD COLUMN "expires_at" timestamp with time zone;
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL REFERENCES "orders"("id") ON DELETE cascade,
	"sent_at" timestamp with time zone NOT NULL,
	"positions" integer[] NOT NULL,
	"carrier" text,
	"tracking_number" text
);
--> statement-breakpoint
CREATE INDEX "order_parcels_order" ON "order_parcels" USING btree ("order_id");
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL UNIQUE,
	"order_id" text REFERENCES "orders"("id") ON DELETE cascade,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"fingerprint" text NOT NULL,
	"locale" text NOT NULL,
	"order_number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"items_text" text NOT NULL,
	"lines" jsonb,
	"outcome" text,
	"declared_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "withdrawals_fingerprint" ON "withdrawals" USING btree ("fingerprint", "declared_at");
--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("declared_at") WHERE "withdrawals"."state" = 'received';
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL UNIQUE,
	"order_id" text NOT NULL REFERENCES "orders"("id") ON DELETE cascade,
	"basis" text NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"announced_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"amount" bigint,
	"document" text
);
--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_id");
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL UNIQUE,
	"order_id" text NOT NULL REFERENCES "orders"("id") ON DELETE cascade,
	"item_key" text NOT NULL,
	"kind" text NOT NULL,
	"remedy" text NOT NULL,
	"quantity" integer NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"received_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE INDEX "complaints_order" ON "complaints" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("received_at") WHERE "complaints"."state" = 'received';
--> statement-breakpoint
CREATE TABLE "complaint_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL REFERENCES "orders"("id") ON DELETE cascade,
	"complaint_id" text REFERENCES "complaints"("id") ON DELETE cascade,
	"position" integer NOT NULL DEFAULT 0,
	"bytes" bytea NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "complaint_photos_order" ON "complaint_photos" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "complaint_photos_loose" ON "complaint_photos" USING btree ("uploaded_at") WHERE "complaint_photos"."complaint_id" is null;
