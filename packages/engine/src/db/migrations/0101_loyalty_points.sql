-- Points of orders for a loyalty programme: stored with the order, posted once its goods cannot come back any more.
ALTER TABLE "users" ADD COLUMN "loyalty_number" text;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "loyalty_number" text;
--> statement-breakpoint
CREATE TABLE "order_points" (
	"order_id" text PRIMARY KEY NOT NULL REFERENCES "orders"("id") ON DELETE cascade,
	"number" text,
	"factors" jsonb NOT NULL,
	"points" integer NOT NULL,
	"earned" integer NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "order_points_not_negative" CHECK ("order_points"."points" >= 0 and "order_points"."earned" >= 0)
);
--> statement-breakpoint
CREATE INDEX "order_points_due" ON "order_points" USING btree ("due_at") WHERE "order_points"."due_at" is not null;
--> statement-breakpoint
CREATE TABLE "points_postings" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL REFERENCES "orders"("id") ON DELETE cascade,
	"programme" text,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp with time zone,
	"last_error" text,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "points_postings_points_positive" CHECK ("points_postings"."points" > 0)
);
--> statement-breakpoint
CREATE INDEX "points_postings_order" ON "points_postings" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "points_postings_due" ON "points_postings" USING btree ("due_at") WHERE "points_postings"."state" = 'due';
--> statement-breakpoint
CREATE INDEX "points_postings_stuck" ON "points_postings" USING btree ("updated_at") WHERE "points_postings"."state" in ('refused', 'givenUp');
--> statement-breakpoint
CREATE UNIQUE INDEX "points_postings_one_open" ON "points_postings" USING btree ("order_id") WHERE "points_postings"."state" = 'due';
--> statement-breakpoint
-- Whatever happens to an order, it arrives, comes back, is cancelled, may change its points: they are looked at again.
CREATE FUNCTION order_points_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_points SET due_at = happened.at
  FROM (SELECT order_id, max(at) AS at FROM new_rows GROUP BY order_id) AS happened
  WHERE order_points.order_id = happened.order_id AND order_points.number IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_points AFTER INSERT ON order_events
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION order_points_touched();
