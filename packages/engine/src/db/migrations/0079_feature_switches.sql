-- Features of a brand that operators have switched while the shop runs, by locale; without a row it is as the brand says.
CREATE TABLE "feature_switches" (
	"feature" text NOT NULL,
	"locale" text NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_switches_feature_locale_pk" PRIMARY KEY("feature","locale")
);
