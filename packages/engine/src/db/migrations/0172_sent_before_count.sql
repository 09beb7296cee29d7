-- Units of a variant that had been sent when it was counted: the same count again says something new once more are sent.
-- NULL for counts of the release before, until the same count comes again.
ALTER TABLE "stock" ADD COLUMN "sent_before" integer;
