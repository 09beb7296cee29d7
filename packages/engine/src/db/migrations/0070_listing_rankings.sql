-- Rankings of a list for some days, one country, or a search; what holds always and everywhere stays in category_rankings.
CREATE TABLE "listing_rankings" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text,
	"category_id" integer REFERENCES "categories"("id") ON DELETE CASCADE,
	"phrase" text,
	"first_day" date,
	"last_day" date,
	"boosts" jsonb DEFAULT '[]' NOT NULL,
	"pins" jsonb DEFAULT '[]' NOT NULL,
	"campaigns" jsonb DEFAULT '{}' NOT NULL,
	"is_noted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "listing_rankings_place" CHECK (("category_id" IS NULL) <> ("phrase" IS NULL)),
	CONSTRAINT "listing_rankings_search_locale" CHECK ("phrase" IS NULL OR "locale" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX "listing_rankings_category" ON "listing_rankings" ("category_id");
--> statement-breakpoint
CREATE FUNCTION note_changed_listing_rankings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg(DISTINCT coalesce('category:' || touched.category_id, 'search:' || left(touched.locale, 2)))
  FROM touched_rows AS touched
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_rankings_insert_noted AFTER INSERT ON listing_rankings
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listing_rankings();
--> statement-breakpoint
CREATE TRIGGER listing_rankings_update_noted AFTER UPDATE ON listing_rankings
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listing_rankings();
--> statement-breakpoint
CREATE TRIGGER listing_rankings_delete_noted AFTER DELETE ON listing_rankings
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listing_rankings();
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION note_changed_listing_rankings() SET search_path = %I', current_schema());
END $$;
