-- Orders of the shop that this one has moved from: history, which nothing happens to.
CREATE TABLE "former_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"old_id" text NOT NULL,
	"number" text NOT NULL,
	"customer_id" text REFERENCES "users"("id") ON DELETE cascade,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"refunded" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"sums" jsonb NOT NULL,
	"shipping_address" jsonb,
	"fingerprint" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_orders_state" CHECK ("former_orders"."state" in ('open', 'delivered', 'cancelled', 'refunded')),
	CONSTRAINT "former_orders_amounts" CHECK ("former_orders"."total" >= 0 and "former_orders"."refunded" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "former_orders_old_id" ON "former_orders" USING btree ("source","old_id");
--> statement-breakpoint
CREATE INDEX "former_orders_customer" ON "former_orders" USING btree ("customer_id","placed_at");
--> statement-breakpoint
CREATE INDEX "former_orders_email" ON "former_orders" USING btree ("email" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "former_orders_number" ON "former_orders" USING btree (ltrim(upper("number"), '#'));
--> statement-breakpoint
CREATE INDEX "former_orders_placed" ON "former_orders" USING btree ("placed_at");
--> statement-breakpoint
CREATE INDEX "moved_in_customers" ON "moved_in" USING btree ("new_id") WHERE "moved_in"."kind" = 'customer';
--> statement-breakpoint
-- Whoever proves an address, by a link, a code or a change to it, gets the orders that were placed with it. An address
-- that was only typed in gets none: they say where its owner lives.
CREATE FUNCTION own_former_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE former_orders SET customer_id = NEW.id WHERE customer_id IS NULL AND email = NEW.email;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_own_former_orders AFTER INSERT OR UPDATE OF email, email_proven_at ON users
  FOR EACH ROW WHEN (NEW.email_proven_at IS NOT NULL AND NOT NEW.is_guest) EXECUTE FUNCTION own_former_orders();
