-- Where somebody is signed in, whose mailbox an account has proved to be, at most one default address of each kind, and orders of deleted accounts that still hold a person.
ALTER TABLE "sessions" ADD COLUMN "device" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp with time zone;
--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default_shipping" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_default_shipping";
--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default_billing" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_default_billing";
--> statement-breakpoint
CREATE INDEX "orders_left_behind" ON "orders" USING btree ("placed_at") WHERE "orders"."customer_id" is null and "orders"."email" <> '';
