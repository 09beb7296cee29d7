-- Gift cards that one person may not give alone: asked for by one, agreed to by another, made by the first.
CREATE TABLE "gift_card_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"reason" text NOT NULL,
	"asked_by_id" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"why" text
);
--> statement-breakpoint
CREATE INDEX "gift_card_requests_asked" ON "gift_card_requests" USING btree ("asked_at");
