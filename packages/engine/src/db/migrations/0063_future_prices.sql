-- Prices that are to hold from a later moment on; housekeeping makes them the prices of that moment.
CREATE TABLE "future_prices" (
	"variant_id" integer NOT NULL,
	"country" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"line" jsonb NOT NULL,
	CONSTRAINT "future_prices_variant_id_country_valid_from_pk" PRIMARY KEY("variant_id","country","valid_from")
);
--> statement-breakpoint
CREATE INDEX "future_prices_due" ON "future_prices" USING btree ("valid_from");
