-- What an owner asks of a shop, counted without anybody: acts by the hour, searches by the day, sums of orders.
CREATE TABLE "fact_counts" (
	"hour" timestamp with time zone NOT NULL,
	"locale" text NOT NULL,
	"fact" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "fact_counts_hour_locale_fact_pk" PRIMARY KEY("hour","locale","fact")
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	"unanswered" integer NOT NULL,
	CONSTRAINT "search_counts_day_locale_term_pk" PRIMARY KEY("day","locale","term")
);
--> statement-breakpoint
CREATE TABLE "sales_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"locale" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_hours" (
	"hour" timestamp with time zone NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_hours_hour_locale_currency_pk" PRIMARY KEY("hour","locale","currency")
);
--> statement-breakpoint
CREATE TABLE "variant_hours" (
	"hour" timestamp with time zone NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"variant_id" integer NOT NULL,
	"units" integer NOT NULL,
	"gross" bigint NOT NULL,
	CONSTRAINT "variant_hours_hour_locale_currency_variant_id_pk" PRIMARY KEY("hour","locale","currency","variant_id")
);
--> statement-breakpoint
CREATE INDEX "fact_counts_invented" ON "fact_counts" USING btree ("hour") WHERE "fact_counts"."fact" = 'invented';
--> statement-breakpoint
CREATE INDEX "variant_hours_variant" ON "variant_hours" USING btree ("variant_id","hour");
--> statement-breakpoint
CREATE INDEX "invoices_corrections" ON "invoices" USING btree ("issued_at") WHERE "invoices"."kind" = 'correction';
--> statement-breakpoint
CREATE INDEX "order_returns_announced" ON "order_returns" USING btree ("announced_at");
--> statement-breakpoint
CREATE INDEX "complaints_received" ON "complaints" USING btree ("received_at");
--> statement-breakpoint
-- An order is confirmed in the transaction that gives it its invoice, and what is taken back has a correction: so both
-- are noted here, in whatever release they are written, and orders themselves know nothing of it.
CREATE FUNCTION note_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (hour, locale)
  SELECT DISTINCT date_trunc('hour', CASE WHEN new_rows.kind = 'invoice' THEN orders.placed_at ELSE new_rows.issued_at END),
    orders.locale
  FROM new_rows JOIN orders ON orders.id = new_rows.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_insert_counted AFTER INSERT ON invoices
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_sales();
--> statement-breakpoint
INSERT INTO sales_changes (hour, locale)
SELECT DISTINCT date_trunc('hour', CASE WHEN invoices.kind = 'invoice' THEN orders.placed_at ELSE invoices.issued_at END),
  orders.locale
FROM invoices JOIN orders ON orders.id = invoices.order_id;
