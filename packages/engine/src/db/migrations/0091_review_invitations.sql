-- Invitations to review what has arrived: since when somebody chose them, and which orders were asked about.
ALTER TABLE "users" ADD COLUMN "review_invitations_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "users_review_invitations" ON "users" ("id") WHERE "review_invitations_at" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE "review_invitations" (
  "order_id" text PRIMARY KEY NOT NULL REFERENCES "orders"("id") ON DELETE CASCADE,
  "token_hash" text NOT NULL,
  "way_out_hash" text NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_token" ON "review_invitations" ("token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_way_out" ON "review_invitations" ("way_out_hash");
--> statement-breakpoint
CREATE INDEX "order_parcels_sent" ON "order_parcels" ("sent_at");
--> statement-breakpoint
CREATE INDEX "order_events_arrived" ON "order_events" ("at") WHERE "to" IN ('shipped', 'delivered');
