ALTER TABLE "prices" ADD COLUMN "reduced_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "compared_until" timestamp with time zone;
--> statement-breakpoint
-- What catalogue files said about the days before a sale becomes history: from now on nothing else is asked.
INSERT INTO "price_history" ("variant_id", "country", "price", "before", "since")
SELECT p.variant_id, p.country, p.lowest_prior, NULL, first.since - interval '30 days'
FROM "prices" AS p
JOIN (SELECT variant_id, country, min(since) AS since FROM "price_history" GROUP BY variant_id, country) AS first
  ON first.variant_id = p.variant_id AND first.country = p.country
WHERE p.before > p.price AND p.lowest_prior IS NOT NULL;
--> statement-breakpoint
UPDATE "prices" AS p SET "reduced_since" = last.since
FROM (SELECT variant_id, country, max(since) AS since FROM "price_history" GROUP BY variant_id, country) AS last
WHERE last.variant_id = p.variant_id AND last.country = p.country AND p.before > p.price;
--> statement-breakpoint
CREATE INDEX "prices_compared_until" ON "prices" USING btree ("compared_until") WHERE "compared_until" IS NOT NULL;
--> statement-breakpoint
-- Two thirds of the time that a price takes to be written went into looking its variant up. What the reference did
-- besides, the trigger below does for all rows of a statement at once.
ALTER TABLE "prices" DROP CONSTRAINT "prices_variant_id_variants_id_fk";
--> statement-breakpoint
CREATE FUNCTION forget_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (
    DELETE FROM prices USING gone_rows AS variant WHERE prices.variant_id = variant.id
    RETURNING prices.variant_id, prices.country
  )
  INSERT INTO price_history (variant_id, country, price) SELECT variant_id, country, NULL FROM gone;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_delete_prices AFTER DELETE ON variants
  REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_prices();
--> statement-breakpoint
-- The same notes as before; numbers are compared before words are made of them.
CREATE OR REPLACE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg('product:' || id) FROM (SELECT DISTINCT id FROM touched_rows) AS touched
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg('product:' || product_id) FROM (SELECT DISTINCT product_id FROM touched_rows) AS touched
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_variant_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (tags)
  SELECT array_agg('product:' || product_id)
  FROM (
    SELECT DISTINCT variants.product_id
    FROM (SELECT DISTINCT variant_id FROM touched_rows) AS touched
    JOIN variants ON variants.id = touched.variant_id
  ) AS products
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TABLE "imported_lines" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_progress" (
	"source" text PRIMARY KEY NOT NULL,
	"lines" integer NOT NULL,
	"digest" text NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"bad_lines" integer[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
