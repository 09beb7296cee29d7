-- Whoever changes the catalogue, and by whatever way, leaves a row in "changes" within the same transaction.
CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT 'product:' || touched.id ORDER BY 'product:' || touched.id)
  FROM touched_rows AS touched
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT 'category:' || touched.id ORDER BY 'category:' || touched.id)
  FROM touched_rows AS touched
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT 'product:' || touched.product_id ORDER BY 'product:' || touched.product_id)
  FROM touched_rows AS touched
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_variant_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT 'product:' || variants.product_id ORDER BY 'product:' || variants.product_id)
  FROM touched_rows AS touched JOIN variants ON variants.id = touched.variant_id
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_insert_noted AFTER INSERT ON categories
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_categories();
--> statement-breakpoint
CREATE TRIGGER categories_update_noted AFTER UPDATE ON categories
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_categories();
--> statement-breakpoint
CREATE TRIGGER categories_delete_noted AFTER DELETE ON categories
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_categories();
--> statement-breakpoint
CREATE TRIGGER products_insert_noted AFTER INSERT ON products
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
--> statement-breakpoint
CREATE TRIGGER products_update_noted AFTER UPDATE ON products
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
--> statement-breakpoint
CREATE TRIGGER products_delete_noted AFTER DELETE ON products
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
--> statement-breakpoint
CREATE TRIGGER variants_insert_noted AFTER INSERT ON variants
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variants();
--> statement-breakpoint
CREATE TRIGGER variants_update_noted AFTER UPDATE ON variants
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variants();
--> statement-breakpoint
CREATE TRIGGER variants_delete_noted AFTER DELETE ON variants
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variants();
--> statement-breakpoint
CREATE TRIGGER prices_insert_noted AFTER INSERT ON prices
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variant_parts();
--> statement-breakpoint
CREATE TRIGGER prices_update_noted AFTER UPDATE ON prices
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variant_parts();
--> statement-breakpoint
CREATE TRIGGER prices_delete_noted AFTER DELETE ON prices
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variant_parts();
--> statement-breakpoint
CREATE TRIGGER stock_insert_noted AFTER INSERT ON stock
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variant_parts();
--> statement-breakpoint
CREATE TRIGGER stock_update_noted AFTER UPDATE ON stock
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variant_parts();
--> statement-breakpoint
CREATE TRIGGER stock_delete_noted AFTER DELETE ON stock
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variant_parts();
