-- Cards that customers had saved at the payment provider: its token, what they are recognised by, and no number.
CREATE TABLE "saved_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"name" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cards_last_four" CHECK (length("saved_cards"."last_four") <= 4),
	CONSTRAINT "saved_cards_month" CHECK ("saved_cards"."expiry_month" between 1 and 12)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_token" ON "saved_cards" USING btree ("provider","token");
--> statement-breakpoint
CREATE INDEX "saved_cards_customer" ON "saved_cards" USING btree ("customer_id");
--> statement-breakpoint
CREATE TABLE "card_removals" (
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"owner" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	PRIMARY KEY ("provider","token")
);
--> statement-breakpoint
CREATE INDEX "card_removals_due" ON "card_removals" USING btree ("due_at") WHERE "card_removals"."done_at" is null;
--> statement-breakpoint
-- Whatever makes a card go, its owner, an account that is deleted or grows too old, the provider has to forget it as well.
CREATE FUNCTION saved_card_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO card_removals (provider, token, owner, due_at, created_at)
  SELECT provider, token, customer_id, 'epoch', now() FROM old_rows
  ON CONFLICT (provider, token) DO UPDATE SET done_at = NULL, due_at = excluded.due_at, created_at = excluded.created_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER saved_cards_gone AFTER DELETE ON saved_cards
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION saved_card_gone();
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "card_id" text;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_id" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;
