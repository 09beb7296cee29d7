-- What shoppers write to customer service, which until now was a mail alone, and what the desk does about it.
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"locale" text NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"order_number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"answers" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE INDEX "contact_messages_received" ON "contact_messages" USING btree ("received_at");
--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");
--> statement-breakpoint
CREATE TABLE "inbox_work" (
	"number" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"owner_id" text,
	"owner_name" text,
	"answered_at" timestamp with time zone,
	"outcome" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inbox_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"text" text
);
--> statement-breakpoint
CREATE INDEX "inbox_entries_number" ON "inbox_entries" USING btree ("number","id");
--> statement-breakpoint
CREATE INDEX "withdrawals_by_hand" ON "withdrawals" USING btree ("declared_at") WHERE state = 'byHand';
