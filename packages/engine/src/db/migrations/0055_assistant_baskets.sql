-- Carts and checkouts that assistants begin for buyers.
CREATE TABLE "assistant_baskets" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"sealed_token" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"last_seen" jsonb,
	"requests" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assistant_baskets_expires" ON "assistant_baskets" USING btree ("expires_at");
