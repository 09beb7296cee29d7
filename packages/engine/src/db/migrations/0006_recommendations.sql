-- What orders say about which products go together, and which are ordered most; counted once for each order.
CREATE TABLE "counted_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counted_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "co_purchases" (
	"product_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "co_purchases_product_id_other_id_pk" PRIMARY KEY("product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "product_sales" (
	"product_id" integer NOT NULL,
	"day" date NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "product_sales_day_product_id_pk" PRIMARY KEY("day","product_id")
);
--> statement-breakpoint
CREATE INDEX "counted_orders_placed" ON "counted_orders" USING btree ("placed_at");
--> statement-breakpoint
CREATE INDEX "co_purchases_most" ON "co_purchases" USING btree ("product_id","orders" DESC);
--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");
