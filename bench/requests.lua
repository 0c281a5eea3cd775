-- Sends the requests of a file in turn, over and over: a line holds method, address, cookie and body, divided by tabs.
-- In a body, COUNT becomes another number each time, so that every save changes something.
local requests, turn, begun = {}, 0, tostring(os.time())

function init(args)
  for line in io.lines(args[1]) do
    local method, address, cookie, body = line:match('^(.-)\t(.-)\t(.-)\t(.*)$')
    local headers = { ['accept-encoding'] = 'br' }
    if cookie ~= '' then headers.cookie = cookie end
    if body ~= '' then headers['content-type'] = 'application/json' end
    requests[#requests + 1] = { method, address, headers, body }
  end
end

function request()
  turn = turn + 1
  local method, address, headers, body = unpack(requests[turn % #requests + 1])
  if body == '' then return wrk.format(method, address, headers) end
  return wrk.format(method, address, headers, (body:gsub('COUNT', begun .. '-' .. turn)))
end
