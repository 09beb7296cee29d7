-- How a category steers its order of relevancy.
CREATE TABLE category_rankings (
  category_id integer PRIMARY KEY REFERENCES categories(id) ON DELETE CASCADE,
  boosts jsonb DEFAULT '[]' NOT NULL,
  pins jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION note_changed_rankings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT 'category:' || touched.category_id ORDER BY 'category:' || touched.category_id)
  FROM touched_rows AS touched
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER category_rankings_insert_noted AFTER INSERT ON category_rankings
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rankings();
--> statement-breakpoint
CREATE TRIGGER category_rankings_update_noted AFTER UPDATE ON category_rankings
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rankings();
--> statement-breakpoint
CREATE TRIGGER category_rankings_delete_noted AFTER DELETE ON category_rankings
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rankings();
--> statement-breakpoint
-- Article numbers as they are compared: without case, dots, blanks and leading zeros.
ALTER TABLE products ADD COLUMN number_key text
  GENERATED ALWAYS AS (ltrim(regexp_replace(lower(reference_key), '[^a-z0-9]', '', 'g'), '0')) STORED;
--> statement-breakpoint
CREATE INDEX products_number_key ON products (number_key text_pattern_ops);
--> statement-breakpoint
ALTER TABLE variants ADD COLUMN number_key text
  GENERATED ALWAYS AS (ltrim(regexp_replace(lower(reference_key), '[^a-z0-9]', '', 'g'), '0')) STORED;
--> statement-breakpoint
CREATE INDEX variants_number_key ON variants (number_key text_pattern_ops);
