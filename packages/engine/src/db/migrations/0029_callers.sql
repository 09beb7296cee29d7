-- Orders by the words of whoever calls, and people who may not buy any more.
-- Names are looked for without accents: both sides go through here.
CREATE FUNCTION "plain_letters"("written" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  replace(replace(replace(replace(replace(lower(written), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
  'àáâãäåāăąÀÁÂÃÄÅĀĂĄçćčÇĆČďđĎĐèéêëēęěÈÉÊËĒĘĚğĞìíîïīıÌÍÎÏĪİłŁñńňÑŃŇòóôõöøōőÒÓÔÕÖØŌŐřŘśšşŚŠŞťţŤŢùúûüūůűÙÚÛÜŪŮŰýÿÝŸźżžŹŻŽ',
  'aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeggiiiiiiiiiiiillnnnnnnoooooooooooooooorrssssssttttuuuuuuuuuuuuuuyyyyzzzzzz'
);
--> statement-breakpoint
-- Whom and where an order goes to, word by word. A number is kept as it is written and without its letters and zeros, a
-- phone with and without its country, which has two digits in all of our countries.
CREATE FUNCTION "order_words"("number" text, "email" text, "customer" jsonb, "shipping" jsonb, "billing" jsonb) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, translate(plain_letters(
  coalesce(number, '') || ' ' || ltrim(coalesce(number, ''), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0') || ' ' || coalesce(email, '') || ' ' ||
  coalesce(customer ->> 'firstName', '') || ' ' || coalesce(customer ->> 'lastName', '') || ' ' ||
  coalesce(shipping ->> 'firstName', '') || ' ' || coalesce(shipping ->> 'lastName', '') || ' ' ||
  coalesce(shipping ->> 'company', '') || ' ' || coalesce(shipping ->> 'street', '') || ' ' ||
  coalesce(shipping ->> 'zip', '') || ' ' || coalesce(shipping ->> 'city', '') || ' ' ||
  coalesce(shipping ->> 'phone', '') || ' ' || substr(coalesce(shipping ->> 'phone', ''), 4) || ' ' ||
  coalesce(billing ->> 'lastName', '') || ' ' || coalesce(billing ->> 'company', '') || ' ' || coalesce(billing ->> 'city', '')
), '@.-_+/''’,;:()&', '              '));
--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (order_words("number", "email", "customer", "shipping_address", "billing_address"));
--> statement-breakpoint
CREATE INDEX "variants_article" ON "variants" USING btree (ltrim("left"(replace(split_part("reference_key", '_', 1), '.', ''), 7), '0'));
--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone") WHERE "users"."phone" is not null;
--> statement-breakpoint
CREATE TABLE "blocked_people" (
	"id" text PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"customer_id" text,
	"note" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	"blocked_by" text NOT NULL,
	"unblocked_at" timestamp with time zone,
	"unblocked_by" text,
	"unblock_note" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_people_now" ON "blocked_people" USING btree ("email_hash") WHERE "blocked_people"."unblocked_at" is null;
--> statement-breakpoint
CREATE INDEX "blocked_people_email" ON "blocked_people" USING btree ("email_hash");
