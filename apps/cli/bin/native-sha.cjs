/** What packages take of sha.js, by Node's own hashes: Apollo hashes the text of each query. */
module.exports = require('node:crypto').createHash;
