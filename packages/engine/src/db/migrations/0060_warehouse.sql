-- Where articles lie in the warehouse, and which units of an order lie in its box already.
CREATE TABLE "shelf_places" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shelf_places" ADD CONSTRAINT "shelf_places_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "order_picks" (
	"order_item_id" text PRIMARY KEY NOT NULL,
	"units" integer NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_picks_units_not_negative" CHECK ("order_picks"."units" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_picks" ADD CONSTRAINT "order_picks_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id") ON DELETE cascade ON UPDATE no action;
