-- What was taken, given up and given back of each payment, what the shop asks providers to move, and what they said.
ALTER TABLE "payments" ADD COLUMN "captured" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "released" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_session" text;
--> statement-breakpoint
UPDATE "payments" SET "captured" = "amount" WHERE "state" IN ('captured', 'refunded');
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_captured_within_amount" CHECK ("payments"."captured" >= 0 and "payments"."released" >= 0 and "payments"."captured" + "payments"."released" <= "payments"."amount");
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_within_captured" CHECK ("payments"."provider" is null or "payments"."refunded" <= "payments"."captured");
--> statement-breakpoint
CREATE TABLE "payment_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"provider" text NOT NULL,
	"target" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_moves_amount_positive" CHECK ("payment_moves"."amount" > 0),
	CONSTRAINT "payment_moves_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"by" text NOT NULL,
	"note" text,
	CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "payment_moves_payment" ON "payment_moves" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "payment_moves_due" ON "payment_moves" USING btree ("due_at") WHERE "payment_moves"."state" = 'due';
--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "payments_promised" ON "payments" USING btree ("order_id") WHERE "payments"."provider" is not null and "payments"."state" in ('authorised', 'captured') and "payments"."captured" + "payments"."released" < "payments"."amount";
