-- A key is written together with its answer: it is never running. Processes of the version before may still name the state.
ALTER TABLE "idempotency_keys" ALTER COLUMN "status" SET DEFAULT 'done';--> statement-breakpoint
DELETE FROM "idempotency_keys" WHERE "sealed_answer" IS NULL;
