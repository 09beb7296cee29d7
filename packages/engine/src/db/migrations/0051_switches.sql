-- What operators have switched while the shop runs; every process reads it twice a second.
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
