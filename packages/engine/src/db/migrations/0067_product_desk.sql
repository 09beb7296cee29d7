-- What the office finds products by: their words, what they lack to be sold where, and shelves that are nearly empty.
-- Words and gaps follow behind an import, so that it waits for nothing: it only notes which products changed.
CREATE TABLE "product_desk" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_desk" ADD CONSTRAINT "product_desk_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "product_gaps" (
	"gap" text NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_gaps_gap_product_id_pk" PRIMARY KEY("gap","product_id")
);
--> statement-breakpoint
ALTER TABLE "product_gaps" ADD CONSTRAINT "product_gaps_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "product_gaps_product" ON "product_gaps" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "product_desk_words" ON "product_desk" USING gin ("words");
--> statement-breakpoint
CREATE TABLE "product_desk_due" (
	"product_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_desk_words_known" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_desk_words_near" ON "product_desk_words_known" USING gin (near_spellings("word"));
--> statement-breakpoint
CREATE TABLE "scarce_stock" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"level" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scarce_stock" ADD CONSTRAINT "scarce_stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "scarce_stock_level" ON "scarce_stock" USING btree ("level","product_id");
--> statement-breakpoint
CREATE INDEX "products_switched_off" ON "products" USING btree ("id") WHERE not "products"."is_active";
--> statement-breakpoint
CREATE INDEX "products_categories" ON "products" USING gin ("categories" jsonb_path_ops);
--> statement-breakpoint
CREATE INDEX "variants_gtin" ON "variants" USING btree ("gtin") WHERE "variants"."gtin" is not null;
--> statement-breakpoint
CREATE FUNCTION note_due_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_desk_due (product_id) SELECT DISTINCT id FROM touched_rows ORDER BY id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_insert_due AFTER INSERT ON products
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_due_products();
--> statement-breakpoint
CREATE TRIGGER products_update_due AFTER UPDATE ON products
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION note_due_products();
--> statement-breakpoint
-- Orders lower stock all day: a row is written only when a shelf becomes nearly empty, empty, or full again.
CREATE FUNCTION note_scarce_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quantity > 5 THEN
    DELETE FROM scarce_stock WHERE variant_id = NEW.variant_id;
  ELSE
    INSERT INTO scarce_stock (variant_id, product_id, level)
    SELECT variants.id, variants.product_id, CASE WHEN NEW.quantity <= 0 THEN 'out' ELSE 'low' END
    FROM variants WHERE variants.id = NEW.variant_id
    ON CONFLICT (variant_id) DO UPDATE SET level = excluded.level, product_id = excluded.product_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_insert_scarce AFTER INSERT ON stock
  FOR EACH ROW WHEN (NEW.quantity <= 5) EXECUTE FUNCTION note_scarce_stock();
--> statement-breakpoint
CREATE TRIGGER stock_update_scarce AFTER UPDATE ON stock
  FOR EACH ROW WHEN ((OLD.quantity <= 0) <> (NEW.quantity <= 0) OR (OLD.quantity <= 5) <> (NEW.quantity <= 5))
  EXECUTE FUNCTION note_scarce_stock();
--> statement-breakpoint
INSERT INTO scarce_stock (variant_id, product_id, level)
SELECT variants.id, variants.product_id, CASE WHEN stock.quantity <= 0 THEN 'out' ELSE 'low' END
FROM stock JOIN variants ON variants.id = stock.variant_id WHERE stock.quantity <= 5;
--> statement-breakpoint
INSERT INTO product_desk_due (product_id) SELECT id FROM products;
