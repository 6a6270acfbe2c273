#!/bin/sh
exec node /app/dist/apps/cli/main.js "$@"
