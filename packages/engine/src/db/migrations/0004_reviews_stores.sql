CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"customer_id" text,
	"language" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"nickname" text NOT NULL,
	"state" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_imported" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reviews_rating_in_stars" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"hours" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_stock" (
	"store_id" text NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "store_stock_store_id_variant_id_pk" PRIMARY KEY("store_id","variant_id"),
	CONSTRAINT "store_stock_not_negative" CHECK ("store_stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"store_id" text NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"token_hash" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_number_unique" UNIQUE("number"),
	CONSTRAINT "reservations_quantity_positive" CHECK ("reservations"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("product_id","customer_id");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","created_at") WHERE "reviews"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("created_at") WHERE "reviews"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_customer" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once" ON "reminders" USING btree ("variant_id","locale","email");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_token" ON "reminders" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "reminders_waiting" ON "reminders" USING btree ("variant_id") WHERE "reminders"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reminders_expires" ON "reminders" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stores_country" ON "stores" USING btree ("country");--> statement-breakpoint
CREATE INDEX "store_stock_variant" ON "store_stock" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_token" ON "reservations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("held_until") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "reservations_email" ON "reservations" USING btree ("email") WHERE "reservations"."state" = 'held';
--> statement-breakpoint
-- The rating that a catalogue file brings along, and the reviews that came to it here; nobody but the triggers below
-- writes these columns, and an import leaves them alone. Without reviews of our own all three are null.
ALTER TABLE "products" ADD COLUMN "imported_rating" jsonb;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_count" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_stars" integer;
--> statement-breakpoint
-- What a product shows is its imported rating and the stars of its own reviews, put together. It stands where every
-- reader looks for a rating (spec section 3), so that index, card and page need not know where stars come from.
CREATE FUNCTION show_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  brought_count integer;
  all_count integer;
  average numeric;
BEGIN
  IF TG_ARGV[0] = 'imported' THEN
    NEW.imported_rating := NEW.rating;
  ELSIF OLD.review_count IS NULL THEN
    NEW.imported_rating := OLD.rating;
  END IF;
  brought_count := coalesce((NEW.imported_rating->>'count')::integer, 0);
  all_count := brought_count + NEW.review_count;
  IF all_count = 0 THEN
    NEW.rating := NULL;
    NEW.attributes := NEW.attributes - 'durchschnittBewertungen'::text - 'anzahlBewertungen'::text;
    RETURN NEW;
  END IF;
  average := round(
    (coalesce((NEW.imported_rating->>'average')::numeric, 0) * brought_count + NEW.review_stars) / all_count, 2);
  NEW.rating := jsonb_build_object('average', average, 'count', all_count);
  NEW.attributes := NEW.attributes || jsonb_build_object(
    'durchschnittBewertungen', rating_attribute(
      '{"de": "Durchschnitt der Bewertungen", "fr": "Note moyenne", "nl": "Gemiddelde beoordeling"}',
      trim_scale(average)::text),
    'anzahlBewertungen', rating_attribute(
      '{"de": "Anzahl der Bewertungen", "fr": "Nombre d’avis", "nl": "Aantal beoordelingen"}',
      all_count::text));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION rating_attribute(label jsonb, word text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('label', label, 'multiSelect', false, 'facet', false, 'values', jsonb_build_array(
    jsonb_build_object('value', replace(word, '.', '-'),
      'label', jsonb_build_object('de', word, 'fr', word, 'nl', word))))
$$;
--> statement-breakpoint
CREATE TRIGGER products_rating_imported BEFORE UPDATE OF rating ON products
  FOR EACH ROW WHEN (NEW.review_count IS NOT NULL) EXECUTE FUNCTION show_rating('imported');
--> statement-breakpoint
CREATE TRIGGER products_reviewed BEFORE UPDATE OF review_count, review_stars ON products
  FOR EACH ROW WHEN (NEW.review_count IS NOT NULL) EXECUTE FUNCTION show_rating('reviewed');
--> statement-breakpoint
-- A review that appears or goes changes its product; one that waits for moderation, or is thrown away unseen, does not.
CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT now_row.product_id) INTO touched
    FROM new_rows AS now_row JOIN old_rows AS old_row ON old_row.id = now_row.id
    WHERE now_row.state = 'approved' OR old_row.state = 'approved';
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id) INTO touched FROM new_rows WHERE state = 'approved';
  ELSE
    SELECT array_agg(DISTINCT product_id) INTO touched FROM old_rows WHERE state = 'approved';
  END IF;
  IF touched IS NULL THEN
    RETURN NULL;
  END IF;
  UPDATE products SET review_count = own.count, review_stars = own.stars
  FROM (
    SELECT ids.id, count(reviews.id)::integer AS count, coalesce(sum(reviews.rating), 0)::integer AS stars
    FROM unnest(touched) AS ids(id)
    LEFT JOIN reviews ON reviews.product_id = ids.id AND reviews.state = 'approved' AND NOT reviews.is_imported
    GROUP BY ids.id
  ) AS own
  WHERE products.id = own.id
    AND (own.count > 0 OR products.review_count IS NOT NULL)
    AND (products.review_count, products.review_stars) IS DISTINCT FROM (own.count, own.stars);
  INSERT INTO changes (tags) SELECT array_agg('product:' || id ORDER BY id) FROM unnest(touched) AS ids(id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_insert_counted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_update_counted AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_delete_counted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
