-- What a shelf would hold if no order held any of it: counted by an import or by hand, never by an order. With the units
-- that orders hold it says what is left, which the audit compares. NULL until it is filled, which housekeeping does in
-- portions.
ALTER TABLE "stock" ADD COLUMN "counted" integer;
--> statement-breakpoint
CREATE INDEX "stock_uncounted" ON "stock" ("variant_id") WHERE "counted" IS NULL;
--> statement-breakpoint
CREATE INDEX "stock_reservations_variant" ON "stock_reservations" ("variant_id") WHERE "state" <> 'released';
--> statement-breakpoint
-- An import counts anew, also one of the release before, which does not know the column.
CREATE FUNCTION count_imported_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.counted := OLD.counted + NEW.quantity - OLD.quantity;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_counted BEFORE UPDATE OF imported_quantity ON stock
  FOR EACH ROW WHEN (OLD.quantity <> NEW.quantity) EXECUTE FUNCTION count_imported_stock();
--> statement-breakpoint
-- As before, but a count that stays is no news.
CREATE OR REPLACE FUNCTION note_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT noted.tag ORDER BY noted.tag)
  FROM (
    SELECT CASE
        WHEN (before.quantity > 0) = (touched.quantity > 0)
          THEN 'stock:' || variants.product_id || ':' || touched.variant_id || ':' || touched.quantity
        ELSE 'product:' || variants.product_id
      END AS tag
    FROM touched_rows AS touched
      JOIN before_rows AS before ON before.variant_id = touched.variant_id
      JOIN variants ON variants.id = touched.variant_id
    WHERE touched.quantity <> before.quantity
  ) AS noted
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
