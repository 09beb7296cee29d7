-- Who works here, where they are signed in, and what was done; orders by what is written nearly as they are.
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT true NOT NULL,
	"one_time_ends_at" timestamp with time zone,
	"roles" text[] NOT NULL,
	"state" text NOT NULL,
	"factor_secret" text,
	"factor_step" bigint,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");
--> statement-breakpoint
CREATE INDEX "staff_sessions_ends" ON "staff_sessions" USING btree ("ends_at");
--> statement-breakpoint
CREATE TABLE "command_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text,
	"by" text NOT NULL,
	"command" text NOT NULL,
	"is_read" boolean NOT NULL,
	"object" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "command_log_object" ON "command_log" USING btree ("object","id");
--> statement-breakpoint
CREATE INDEX "command_log_at" ON "command_log" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "order_parcels_tracking" ON "order_parcels" USING btree (upper("tracking_number")) WHERE "order_parcels"."tracking_number" is not null;
--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","placed_at");
--> statement-breakpoint
CREATE INDEX "outbox_mail_to" ON "outbox" USING btree (("payload" ->> 'to')) WHERE "outbox"."topic" = 'mail';
--> statement-breakpoint
-- Words of four letters and more, each as it is and with one letter left out. Two words that differ by one letter, or by
-- two neighbours in the wrong order, have one of these in common.
CREATE FUNCTION "near_spellings"("written" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT spelling), '{}'::text[]) FROM (
    SELECT left(word, at - 1) || substr(word, at + 1) AS spelling
    FROM regexp_split_to_table(left(plain_letters(written), 300), '[^a-z0-9]+') AS word,
      generate_series(1, length(word) + 1) AS at
    WHERE length(word) BETWEEN 4 AND 30
  ) AS spellings
);
--> statement-breakpoint
CREATE FUNCTION "order_near_words"("email" text, "customer" jsonb, "shipping" jsonb, "billing" jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN near_spellings(
  split_part(coalesce(email, ''), '@', 1) || ' ' ||
  coalesce(customer ->> 'firstName', '') || ' ' || coalesce(customer ->> 'lastName', '') || ' ' ||
  coalesce(shipping ->> 'lastName', '') || ' ' || coalesce(shipping ->> 'company', '') || ' ' ||
  coalesce(shipping ->> 'city', '') || ' ' || coalesce(billing ->> 'lastName', '')
);
--> statement-breakpoint
CREATE INDEX "orders_near_words" ON "orders" USING gin (order_near_words("email", "customer", "shipping_address", "billing_address"));
