-- Lists with a name and an occasion, from which others give: what is wanted, and how much of it.
CREATE TABLE "gift_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"occasion" text NOT NULL,
	"due_on" date,
	"is_surprise" boolean DEFAULT false NOT NULL,
	"token" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_list_items" (
	"key" text PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"wanted" integer NOT NULL,
	"elsewhere" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_list_items_wanted_positive" CHECK ("gift_list_items"."wanted" > 0),
	CONSTRAINT "gift_list_items_elsewhere_not_negative" CHECK ("gift_list_items"."elsewhere" >= 0)
);
--> statement-breakpoint
ALTER TABLE "gift_lists" ADD CONSTRAINT "gift_lists_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gift_list_items" ADD CONSTRAINT "gift_list_items_list_id_gift_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "gift_lists"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "gift_lists_customer" ON "gift_lists" USING btree ("customer_id","shop_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "gift_lists_token" ON "gift_lists" USING btree ("token");
--> statement-breakpoint
CREATE INDEX "gift_list_items_list" ON "gift_list_items" USING btree ("list_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "gift_list_items_once" ON "gift_list_items" USING btree ("list_id","product_id",coalesce("variant_id", 0));
--> statement-breakpoint
-- What baskets reserve and orders hold of a line is counted by its key.
CREATE INDEX "basket_items_gift" ON "basket_items" USING btree (("custom_data"->'gift'->>'itemKey')) WHERE "custom_data"->'gift' is not null;
--> statement-breakpoint
CREATE INDEX "order_items_gift" ON "order_items" USING btree (("item"->'customData'->'gift'->>'itemKey')) WHERE "item"->'customData'->'gift' is not null;
