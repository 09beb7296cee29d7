-- Most changes of stock only move a number: nothing becomes available or sold out. They are noted with the new number,
-- so that whoever holds the product in memory need not read all of it again. A row stays locked until its change is
-- visible, so the notes of one variant come in the order in which it was changed.
CREATE FUNCTION note_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
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
  ) AS noted
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER stock_update_noted ON stock;
--> statement-breakpoint
CREATE TRIGGER stock_update_noted AFTER UPDATE ON stock
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS touched_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_stock();
