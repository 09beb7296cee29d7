-- Numbers that no paper has, and why: a restore leaves those that may have been given after its backup.
CREATE TABLE "number_gaps" (
	"counter" text NOT NULL,
	"first" bigint NOT NULL,
	"last" bigint NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "number_gaps_pkey" PRIMARY KEY("counter","first"),
	CONSTRAINT "number_gaps_ordered" CHECK ("first" <= "last")
);
--> statement-breakpoint
-- One row for each night: whoever audits has it until a moment, and notes what came of it.
CREATE TABLE "audits" (
	"night" text PRIMARY KEY NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"broken" integer
);
