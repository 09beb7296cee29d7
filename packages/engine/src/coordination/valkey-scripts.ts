/**
 * Counts an attempt for each key in order, until one has used up its own. ARGV: most, milliseconds of a window, now in
 * milliseconds by the engine's clock. Returns `used, ends` for each key that was counted.
 */
export const COUNT_ATTEMPTS = `
local counted = {}
for index, key in ipairs(KEYS) do
  local known = redis.call('HMGET', key, 'used', 'ends')
  local used = tonumber(known[1]) or 0
  local ends = tonumber(known[2]) or 0
  if ends <= tonumber(ARGV[3]) then
    used = 0
    ends = tonumber(ARGV[3]) + tonumber(ARGV[2])
  end
  used = used + 1
  redis.call('HSET', key, 'used', used, 'ends', string.format('%.0f', ends))
  redis.call('PEXPIRE', key, ARGV[2])
  counted[#counted + 1] = used
  counted[#counted + 1] = string.format('%.0f', ends)
  if used > tonumber(ARGV[1]) then break end
end
return counted`

/** What each key has used, and until when. */
export const USED = `
local found = {}
for index, key in ipairs(KEYS) do
  local known = redis.call('HMGET', key, 'used', 'ends')
  found[#found + 1] = tonumber(known[1]) or 0
  found[#found + 1] = known[2] or '0'
end
return found`

/** Prolongs a lock, if it is ours still. */
export const PROLONG = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`

/** Gives a lock back, if it is ours still. */
export const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`
