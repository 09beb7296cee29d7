-- What stays in sight of a picture of the library where goods and categories show it cropped: whole percent from left and top.
CREATE TABLE "picture_focus" (
	"src" text PRIMARY KEY NOT NULL,
	"x" integer NOT NULL CHECK ("x" BETWEEN 0 AND 100),
	"y" integer NOT NULL CHECK ("y" BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE FUNCTION note_changed_picture_focus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT ARRAY['pictures'] FROM touched_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER picture_focus_insert_noted AFTER INSERT ON picture_focus
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_picture_focus();
--> statement-breakpoint
CREATE TRIGGER picture_focus_update_noted AFTER UPDATE ON picture_focus
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_picture_focus();
--> statement-breakpoint
CREATE TRIGGER picture_focus_delete_noted AFTER DELETE ON picture_focus
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_picture_focus();
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION note_changed_picture_focus() SET search_path = %I', current_schema());
END $$;
