-- What sets that are put together when they are ordered consist of, from the facts of their products: a set is there as
-- often as the scarcest of its parts, and whoever reads or takes stock finds the parts by these rows. A trigger keeps them.
CREATE TABLE "bundle_parts" (
	"product_id" integer NOT NULL,
	"reference_key" text NOT NULL,
	"product_key" text GENERATED ALWAYS AS (split_part("reference_key", '_', 1)) STORED,
	"quantity" integer NOT NULL,
	CONSTRAINT "bundle_parts_product_id_reference_key_pk" PRIMARY KEY("product_id","reference_key"),
	CONSTRAINT "bundle_parts_quantity_positive" CHECK ("quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "bundle_parts" ADD CONSTRAINT "bundle_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bundle_parts_product_key" ON "bundle_parts" USING btree ("product_key");
--> statement-breakpoint
INSERT INTO "bundle_parts" ("product_id", "reference_key", "quantity")
SELECT products.id, item ->> 'referenceKey', sum((item ->> 'quantity')::integer)
FROM products, jsonb_array_elements(products.facts #> '{bundle,items}') AS item
WHERE products.facts #>> '{bundle,kind}' = 'virtual'
GROUP BY 1, 2;
--> statement-breakpoint
CREATE FUNCTION keep_bundle_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bundle_parts WHERE product_id = NEW.id;
  IF NEW.facts #>> '{bundle,kind}' = 'virtual' THEN
    INSERT INTO bundle_parts (product_id, reference_key, quantity)
    SELECT NEW.id, item ->> 'referenceKey', sum((item ->> 'quantity')::integer)
    FROM jsonb_array_elements(NEW.facts #> '{bundle,items}') AS item GROUP BY 2;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_insert_bundled AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.facts ? 'bundle') EXECUTE FUNCTION keep_bundle_parts();
--> statement-breakpoint
CREATE TRIGGER products_update_bundled AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.facts -> 'bundle') IS DISTINCT FROM (NEW.facts -> 'bundle')) EXECUTE FUNCTION keep_bundle_parts();
--> statement-breakpoint
-- Units of a part that were taken for a set: of which one, and how many for each. Null for what was ordered by itself.
ALTER TABLE "stock_reservations" ADD COLUMN "bundle_variant_id" integer;
--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD COLUMN "bundle_units" integer;
--> statement-breakpoint
-- As before; and whoever shows a set hears that one of its parts has become more or less. The number of a set's own row
-- says nothing of the set.
CREATE OR REPLACE FUNCTION note_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT noted.tag ORDER BY noted.tag)
  FROM (
    SELECT unnest(CASE
        WHEN (paired.old_units > 0) = (paired.now_units > 0)
          AND NOT EXISTS (SELECT 1 FROM bundle_parts AS own WHERE own.product_id = variant.product_id)
          THEN ARRAY['stock:' || variant.product_id || ':' || paired.variant_id || ':' || paired.now_units]
        ELSE ARRAY['product:' || variant.product_id]
      END || ARRAY(
        SELECT 'product:' || part.product_id FROM bundle_parts AS part
        WHERE part.product_key = (SELECT reference_key FROM products WHERE products.id = variant.product_id)
          OR part.product_key = split_part(variant.reference_key, '_', 1)
      )) AS tag
    FROM (
      SELECT variant_id, max(old_units) AS old_units, max(now_units) AS now_units
      FROM (
        SELECT variant_id, quantity AS old_units, NULL::integer AS now_units FROM before_rows
        UNION ALL SELECT variant_id, NULL, quantity FROM touched_rows
      ) AS sides
      GROUP BY variant_id
    ) AS paired
      CROSS JOIN LATERAL (
        SELECT product_id, reference_key FROM variants WHERE variants.id = paired.variant_id LIMIT 1
      ) AS variant
    WHERE paired.old_units <> paired.now_units
  ) AS noted
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A part that comes to the catalogue.
CREATE FUNCTION note_sets_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT 'product:' || part.product_id)
  FROM touched_rows AS touched
    CROSS JOIN LATERAL (
      SELECT variants.reference_key, products.reference_key AS product_key
      FROM variants JOIN products ON products.id = variants.product_id
      WHERE variants.id = touched.variant_id LIMIT 1
    ) AS variant
    JOIN bundle_parts AS part
      ON part.product_key IN (variant.product_key, split_part(variant.reference_key, '_', 1))
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_insert_bundled AFTER INSERT ON stock
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_sets_of_stock();
--> statement-breakpoint
-- A part that is not sold any more, or is again.
CREATE FUNCTION note_sets_of_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT 'product:' || part.product_id)
  FROM bundle_parts AS part
  WHERE part.product_key = (SELECT reference_key FROM products WHERE products.id = NEW.product_id)
    OR part.product_key = split_part(NEW.reference_key, '_', 1)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_update_bundled AFTER UPDATE ON variants FOR EACH ROW
  WHEN ((OLD.bvc, OLD.delivery_days_to) IS DISTINCT FROM (NEW.bvc, NEW.delivery_days_to))
  EXECUTE FUNCTION note_sets_of_variant();
