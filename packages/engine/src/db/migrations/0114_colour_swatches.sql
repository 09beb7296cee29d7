-- How the shop draws a colour: by the key of its value, in place of what its name alone would show.
CREATE TABLE "colour_swatches" (
	"value" text PRIMARY KEY NOT NULL,
	"swatch" jsonb NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION note_changed_swatches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT ARRAY['swatches'] FROM touched_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER colour_swatches_insert_noted AFTER INSERT ON colour_swatches
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_swatches();
--> statement-breakpoint
CREATE TRIGGER colour_swatches_update_noted AFTER UPDATE ON colour_swatches
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_swatches();
--> statement-breakpoint
CREATE TRIGGER colour_swatches_delete_noted AFTER DELETE ON colour_swatches
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_swatches();
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION note_changed_swatches() SET search_path = %I', current_schema());
END $$;
