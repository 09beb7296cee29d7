-- Mails that were given up, the proof of a newsletter's double opt-in, and links to shared wishlists.
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "locale" text;
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "way_out_hash" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_way_out" ON "newsletter_subscriptions" USING btree ("way_out_hash");
--> statement-breakpoint
CREATE TABLE "newsletter_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"email_hash" text NOT NULL,
	"what" text NOT NULL,
	"text_version" text NOT NULL,
	"source" text NOT NULL,
	"from_hash" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "newsletter_proofs_email" ON "newsletter_proofs" USING btree ("email_hash");
--> statement-breakpoint
CREATE INDEX "newsletter_proofs_at" ON "newsletter_proofs" USING btree ("at");
--> statement-breakpoint
CREATE TABLE "wishlist_shares" (
	"wishlist_key" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_shares_wishlist_key_wishlists_key_fk" FOREIGN KEY ("wishlist_key") REFERENCES "wishlists"("key") ON DELETE cascade ON UPDATE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_shares_token" ON "wishlist_shares" USING btree ("token");
--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "price_before" integer;
