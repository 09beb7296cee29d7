-- What units are bought for, as the office and its tables say; imports of goods leave it alone.
CREATE TABLE "variant_costs" (
	"variant_id" integer NOT NULL,
	"currency" text NOT NULL,
	"cost" integer NOT NULL,
	CONSTRAINT "variant_costs_variant_id_currency_pk" PRIMARY KEY("variant_id","currency"),
	CONSTRAINT "variant_costs_not_negative" CHECK ("cost" >= 0)
);
--> statement-breakpoint
ALTER TABLE "variant_costs" ADD CONSTRAINT "variant_costs_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- As it was known when the order was placed; null where it was not, and for orders of the release before.
ALTER TABLE "order_items" ADD COLUMN "unit_cost" integer;
--> statement-breakpoint
ALTER TABLE "variant_hours" ADD COLUMN "cost" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "variant_hours" ADD COLUMN "costed_gross" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "variant_hours" ADD COLUMN "costed_net" bigint DEFAULT 0 NOT NULL;
