import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { MerkleLogs } from './merkle-log.resolver.js';
import { Receipts } from './receipts.resolver.js';

@Module({ controllers: [AuditController], providers: [MerkleLogs, Receipts] })
export class AuditModule {}
