-- Orders that were made in exchange for goods of another one, so that both name each other, and what each of their items
-- stands for.
CREATE TABLE "order_exchanges" (
	"replacement_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"worths" bigint[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD CONSTRAINT "order_exchanges_replacement_id_orders_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD CONSTRAINT "order_exchanges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_exchanges_order" ON "order_exchanges" USING btree ("order_id");
--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "replacement_id" text;
