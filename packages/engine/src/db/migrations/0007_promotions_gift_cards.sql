CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_codes_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "promotions"("id") ON DELETE cascade,
	CONSTRAINT "voucher_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"order_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"user_id" text NOT NULL,
	"customer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "promotion_uses_order_id_promotion_id_pk" PRIMARY KEY("order_id","promotion_id"),
	CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"pin_hash" text NOT NULL,
	"masked_code" text NOT NULL,
	"balance" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	"order_id" text,
	"order_part" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_balance_not_negative" CHECK ("gift_cards"."balance" >= 0),
	CONSTRAINT "gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE "gift_card_bookings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"gift_card_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_bookings_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "gift_cards"("id") ON DELETE cascade,
	CONSTRAINT "gift_card_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "codes" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "gift_card_ids" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "declined_gifts" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "basket_items" ADD COLUMN "is_saved" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "voucher_codes_promotion" ON "voucher_codes" USING btree ("promotion_id");
--> statement-breakpoint
CREATE INDEX "voucher_codes_order" ON "voucher_codes" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "promotion_uses_user" ON "promotion_uses" USING btree ("promotion_id","user_id") WHERE "promotion_uses"."released_at" is null;
--> statement-breakpoint
CREATE INDEX "promotion_uses_customer" ON "promotion_uses" USING btree ("promotion_id","customer") WHERE "promotion_uses"."released_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_order_part" ON "gift_cards" USING btree ("order_id","order_part");
--> statement-breakpoint
CREATE INDEX "gift_card_bookings_card" ON "gift_card_bookings" USING btree ("gift_card_id");
--> statement-breakpoint
CREATE INDEX "gift_card_bookings_order" ON "gift_card_bookings" USING btree ("order_id");
