-- Product safety recalls: what they say, what may not be sold meanwhile, and who was written to.
CREATE TABLE "recalls" (
	"id" text PRIMARY KEY NOT NULL,
	"notice" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
-- Rows of running recalls alone; one variant is in at most one of them.
CREATE TABLE "recalled_variants" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"recall_id" text NOT NULL REFERENCES "recalls"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "recalled_variants_recall" ON "recalled_variants" USING btree ("recall_id");
--> statement-breakpoint
CREATE TABLE "recall_mails" (
	"recall_id" text NOT NULL REFERENCES "recalls"("id") ON DELETE cascade,
	"address_digest" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recall_mails_recall_id_address_digest_pk" PRIMARY KEY("recall_id","address_digest")
);
--> statement-breakpoint
CREATE TRIGGER recalled_variants_insert_noted AFTER INSERT ON recalled_variants
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variant_parts();
--> statement-breakpoint
CREATE TRIGGER recalled_variants_delete_noted AFTER DELETE ON recalled_variants
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variant_parts();
--> statement-breakpoint
-- The list of recalls depends on no product that is left: all answers that were kept are made anew.
CREATE FUNCTION note_changed_recalls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags) VALUES (ARRAY['everything']);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recalls_noted AFTER INSERT OR UPDATE OR DELETE ON recalls
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_recalls();
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION note_changed_recalls() SET search_path = %I', current_schema());
END $$;
