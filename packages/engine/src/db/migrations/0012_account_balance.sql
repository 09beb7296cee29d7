-- Money that the shop holds for a customer, its bookings, whether the next order is paid with it, and where a parcel waits for its owner.
CREATE TABLE "account_balances" (
	"customer_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_balances_pk" PRIMARY KEY ("customer_id", "currency"),
	CONSTRAINT "account_balances_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE cascade,
	CONSTRAINT "account_balances_not_negative" CHECK ("account_balances"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "account_bookings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_bookings_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE cascade,
	CONSTRAINT "account_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX "account_bookings_customer" ON "account_bookings" USING btree ("customer_id","at");
--> statement-breakpoint
CREATE INDEX "account_bookings_order" ON "account_bookings" USING btree ("order_id");
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "uses_balance" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "pickup_point_id" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_point" jsonb;
