-- What each promotion was, and from when: a price that everybody could have by it is one of the prices before a sale.
CREATE TABLE "promotion_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"record" jsonb,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "promotion_history_promotion" ON "promotion_history" USING btree ("promotion_id","since");
--> statement-breakpoint
INSERT INTO "promotion_history" ("promotion_id", "record", "since") SELECT "id", "record", "updated_at" FROM "promotions";
--> statement-breakpoint
CREATE FUNCTION note_promotion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO promotion_history (promotion_id) VALUES (OLD.id);
  ELSE
    INSERT INTO promotion_history (promotion_id, record) VALUES (NEW.id, NEW.record);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER promotions_noted AFTER INSERT OR DELETE ON promotions FOR EACH ROW EXECUTE FUNCTION note_promotion();
--> statement-breakpoint
CREATE TRIGGER promotions_changed_noted AFTER UPDATE ON promotions FOR EACH ROW
  WHEN (OLD.record IS DISTINCT FROM NEW.record) EXECUTE FUNCTION note_promotion();
--> statement-breakpoint
-- Which promotion the badge of a product told everybody, and from when; null: none any more.
CREATE TABLE "promotion_announcements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"promotion_id" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "promotion_announcements_product" ON "promotion_announcements" USING btree ("product_id","since");
--> statement-breakpoint
INSERT INTO "promotion_announcements" ("product_id", "promotion_id", "since")
  SELECT "id", "promo" ->> 'promotion', "updated_at" FROM "products" WHERE "promo" ->> 'promotion' IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION note_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO promotion_announcements (product_id, promotion_id) VALUES (NEW.id, NEW.promo ->> 'promotion');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_insert_announced AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.promo ->> 'promotion' IS NOT NULL) EXECUTE FUNCTION note_announcement();
--> statement-breakpoint
CREATE TRIGGER products_update_announced AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.promo ->> 'promotion') IS DISTINCT FROM (NEW.promo ->> 'promotion')) EXECUTE FUNCTION note_announcement();
