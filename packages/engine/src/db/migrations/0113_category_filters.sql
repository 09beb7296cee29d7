-- Which filters the list of a category offers, in which order; what is below it follows until it has a row of its own.
CREATE TABLE "category_filters" (
	"category_id" integer PRIMARY KEY NOT NULL REFERENCES "categories"("id") ON DELETE CASCADE,
	"filters" jsonb NOT NULL
);
--> statement-breakpoint
-- Pages of everything below are made anew as well: they may go by it.
CREATE FUNCTION note_changed_category_filters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  WITH RECURSIVE below AS (
    SELECT touched.category_id AS id FROM touched_rows AS touched
    UNION
    SELECT categories.id FROM categories JOIN below ON categories.parent_id = below.id
  )
  SELECT array_agg('category:' || below.id ORDER BY below.id) FROM below
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER category_filters_insert_noted AFTER INSERT ON category_filters
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_category_filters();
--> statement-breakpoint
CREATE TRIGGER category_filters_update_noted AFTER UPDATE ON category_filters
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_category_filters();
--> statement-breakpoint
CREATE TRIGGER category_filters_delete_noted AFTER DELETE ON category_filters
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_category_filters();
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION note_changed_category_filters() SET search_path = %I', current_schema());
END $$;
