import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { MerkleLogs } from './merkle-log.resolver.js';

@Module({ controllers: [AuditController], providers: [MerkleLogs] })
export class AuditModule {}
