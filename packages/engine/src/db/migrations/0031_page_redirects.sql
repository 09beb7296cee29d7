-- Addresses where nothing is, and where the shop sends whoever asks for them.
CREATE TABLE "page_redirects" (
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"status" integer DEFAULT 301 NOT NULL CHECK ("status" IN (301, 302)),
	CONSTRAINT "page_redirects_locale_path_pk" PRIMARY KEY("locale","path")
);
--> statement-breakpoint
-- Answers that were kept know nothing of redirects: all are made anew.
CREATE FUNCTION note_changed_redirects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags) VALUES (ARRAY['everything']);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER page_redirects_noted AFTER INSERT OR UPDATE OR DELETE ON page_redirects
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_redirects();
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION note_changed_redirects() SET search_path = %I', current_schema());
END $$;
