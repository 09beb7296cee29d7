-- The version of terms and withdrawal instruction that an order was made under is kept with it.
CREATE TABLE "legal_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"page" text NOT NULL,
	"text" jsonb NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "legal_texts_locale" ON "legal_texts" USING btree ("locale","page","first_seen_at");
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "legal_texts" jsonb;
