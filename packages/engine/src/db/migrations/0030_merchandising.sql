-- Words of the search, and addresses that lead elsewhere, as data of the shop.
CREATE TABLE "search_synonyms" (
	"language" text NOT NULL,
	"line" text NOT NULL,
	CONSTRAINT "search_synonyms_language_line_pk" PRIMARY KEY("language","line")
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"language" text NOT NULL,
	"phrase" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "search_redirects_language_phrase_pk" PRIMARY KEY("language","phrase")
);
--> statement-breakpoint
ALTER TABLE "category_rankings" ADD COLUMN "campaigns" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE FUNCTION note_changed_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT 'search:' || touched.language)
  FROM touched_rows AS touched
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_synonyms_insert_noted AFTER INSERT ON search_synonyms
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_search_words();
--> statement-breakpoint
CREATE TRIGGER search_synonyms_update_noted AFTER UPDATE ON search_synonyms
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_search_words();
--> statement-breakpoint
CREATE TRIGGER search_synonyms_delete_noted AFTER DELETE ON search_synonyms
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_search_words();
--> statement-breakpoint
CREATE TRIGGER search_redirects_insert_noted AFTER INSERT ON search_redirects
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_search_words();
--> statement-breakpoint
CREATE TRIGGER search_redirects_update_noted AFTER UPDATE ON search_redirects
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_search_words();
--> statement-breakpoint
CREATE TRIGGER search_redirects_delete_noted AFTER DELETE ON search_redirects
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_search_words();
--> statement-breakpoint
-- Whoever writes a table by its qualified name, as `home_shop.category_rankings`, has another search_path than the shop:
-- these functions keep the one of the schema that they were made in.
DO $$
DECLARE
  noted regprocedure;
BEGIN
  FOR noted IN
    SELECT pg_proc.oid::regprocedure FROM pg_proc
    WHERE pronamespace = current_schema()::regnamespace AND prorettype = 'trigger'::regtype
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = %I', noted, current_schema());
  END LOOP;
END $$;
