-- What somebody had to transfer was told to the desk and forgotten: only now is it owed until it is noted as transferred.
-- What was told before counts as done, or the desk would pay it a second time. A balance whose account is gone goes back by
-- hand only since transfers are noted, so it stays owed.
INSERT INTO payment_events (payment_id, at, kind, amount, by, note)
SELECT told.payment_id, max(told.at), 'transferred', sum(CASE told.kind WHEN 'byHand' THEN told.amount ELSE -told.amount END), 'shop',
  'refunded before transfers were noted'
FROM payment_events AS told
  JOIN payments ON payments.id = told.payment_id
WHERE told.kind IN ('byHand', 'transferred') AND payments.key <> 'balance'
GROUP BY told.payment_id
HAVING sum(CASE told.kind WHEN 'byHand' THEN told.amount ELSE -told.amount END) > 0;
