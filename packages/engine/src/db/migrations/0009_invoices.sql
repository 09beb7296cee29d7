-- Invoices and their corrections in gapless sequences, and further tokens of an order.
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb,
	"issued_at" timestamp with time zone NOT NULL,
	"content" jsonb,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id")
);
--> statement-breakpoint
CREATE TABLE "order_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_tokens_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "invoices_unwritten" ON "invoices" USING btree ("issued_at") WHERE "invoices"."content" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';
--> statement-breakpoint
CREATE INDEX "order_tokens_order" ON "order_tokens" USING btree ("order_id");
