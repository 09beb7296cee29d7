-- Trade item numbers of goods, and addresses that once led somewhere: they keep leading there for ever.
ALTER TABLE "variants" ADD COLUMN "gtin" text;
--> statement-breakpoint
CREATE TABLE "category_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_numbers" (
	"reference_key" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gone_products" (
	"reference_key" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"categories" jsonb NOT NULL,
	"gone_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_addresses" (
	"language" text NOT NULL,
	"path" text NOT NULL,
	"uuid" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "story_addresses_language_path_pk" PRIMARY KEY("language","path")
);
--> statement-breakpoint
CREATE INDEX "story_addresses_story" ON "story_addresses" USING btree ("language","uuid","since");
--> statement-breakpoint
-- A category that is called otherwise or stands elsewhere takes everything below it along. The tree before is the tree
-- now, with the rows as they were; a category that goes leads to the one above it.
CREATE FUNCTION remember_category_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NOT EXISTS (
    SELECT 1 FROM old_rows JOIN categories USING (id)
    WHERE old_rows.slug <> categories.slug OR old_rows.parent_id IS DISTINCT FROM categories.parent_id
  ) THEN
    RETURN NULL;
  END IF;
  WITH RECURSIVE tree AS (
    SELECT id, parent_id, slug FROM old_rows
    UNION ALL
    SELECT id, parent_id, slug FROM categories WHERE id NOT IN (SELECT id FROM old_rows)
  ), before AS (
    SELECT id, parent_id, '/' || slug || '/' AS path, 1 AS depth FROM tree WHERE parent_id IS NULL
    UNION ALL
    SELECT tree.id, tree.parent_id, before.path || tree.slug || '/', before.depth + 1
    FROM tree JOIN before ON tree.parent_id = before.id WHERE before.depth < 20
  ), after AS (
    SELECT id, '/' || slug || '/' AS path, 1 AS depth FROM categories WHERE parent_id IS NULL
    UNION ALL
    SELECT categories.id, after.path || categories.slug || '/', after.depth + 1
    FROM categories JOIN after ON categories.parent_id = after.id WHERE after.depth < 20
  )
  INSERT INTO category_addresses (path, category_id)
  SELECT before.path, before.id
  FROM before LEFT JOIN after ON after.id = before.id
  WHERE before.path IS DISTINCT FROM after.path
  ON CONFLICT (path) DO UPDATE SET category_id = excluded.category_id, moved_at = now();

  IF TG_OP = 'DELETE' THEN
    WITH RECURSIVE heirs AS (
      SELECT id, parent_id AS heir FROM old_rows
      UNION ALL
      SELECT heirs.id, old_rows.parent_id FROM heirs JOIN old_rows ON old_rows.id = heirs.heir
    )
    UPDATE category_addresses SET category_id = heirs.heir
    FROM heirs WHERE heirs.id = category_addresses.category_id AND heirs.heir IN (SELECT id FROM categories);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_update_remembered AFTER UPDATE ON categories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_category_addresses();
--> statement-breakpoint
CREATE TRIGGER categories_delete_remembered AFTER DELETE ON categories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_category_addresses();
--> statement-breakpoint
CREATE FUNCTION remember_product_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_numbers (reference_key, product_id)
  SELECT old_rows.reference_key, old_rows.id
  FROM old_rows JOIN products USING (id) WHERE old_rows.reference_key <> products.reference_key
  ON CONFLICT (reference_key) DO UPDATE SET product_id = excluded.product_id, moved_at = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_update_remembered AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_product_numbers();
--> statement-breakpoint
CREATE FUNCTION remember_gone_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gone_products (reference_key, name, categories)
  SELECT reference_key, name, categories FROM old_rows WHERE first_live_at <= now()
  ON CONFLICT (reference_key) DO UPDATE
    SET name = excluded.name, categories = excluded.categories, gone_at = excluded.gone_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_delete_remembered AFTER DELETE ON products
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_gone_products();
