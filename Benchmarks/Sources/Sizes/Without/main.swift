import Foundation

// The same program without the runtime.
let data = try JSONEncoder().encode(CommandLine.arguments)
let read = try JSONDecoder().decode([String].self, from: data)
print(read, URL(string: read.first ?? "") as Any, data.count)
