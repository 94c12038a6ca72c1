/// The names of the toolchain's modules; `Tests/Tools/list-toolchain-names` writes them.
enum ToolchainNames {
    static let text = """
        A AES_128_GCM_SHA256 AES_256_GCM_SHA384 AMPMStyle ASCII AcceptPolicy Accumulator Actor
        ActorType AdditiveArithmetic AffineTransform AlignmentOptions AllCases AllSatisfy
        AlternateDescriptionAttribute AlternationBuilder AncestorRepresentation Anchor
        AnchoredRelativeFormatStyle AnyActor AnyBidirectionalCollection AnyCancellable AnyClass
        AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyPublisher
        AnyRandomAccessCollection AnyRegexOutput AnySequence AnySubscriber Arg Arithmetic
        ArithmeticOperator Array ArrayLiteralConvertible ArrayLiteralElement ArraySlice
        AssertNoFailure Assign AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
        AsyncFilterSequence AsyncFlatMapSequence AsyncIterator AsyncIteratorProtocol
        AsyncMapSequence AsyncMessage AsyncPrefixSequence AsyncPrefixWhileSequence AsyncPublisher
        AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
        AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
        AsyncThrowingPrefixWhileSequence AsyncThrowingPublisher AsyncThrowingStream Atomic
        AtomicLazyReference AtomicLoadOrdering AtomicOptionalRepresentable
        AtomicOptionalRepresentation AtomicRepresentable AtomicRepresentation AtomicStoreOrdering
        AtomicUpdateOrdering Attachable AttachableValue AttachableWrapper Attachment
        AttributeContainer AttributeDynamicLookup AttributeInvalidationCondition
        AttributeMergePolicy AttributeRunBoundaries AttributeScope
        AttributeScopeCodableConfiguration AttributeScopes Attributed AttributedString
        AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
        AttributedStyle AttributedSubstring Attributes AttributesSlice1 AttributesSlice2
        AttributesSlice3 AttributesSlice4 AttributesSlice5 AuthChallengeDisposition Autoconnect
        AutoreleaseFrequency B Base Base64DecodingOptions Base64EncodingOptions BaseIndex
        BaseMessageIdentifier BidirectionalCollection BidirectionalIndexable BidirectionalSlice
        BinaryFloatingPoint BinaryInteger BinaryIntegerType BitwiseCopyable BlockOperation
        BodyResult Bool BooleanLiteralConvertible BooleanLiteralType Bound Breakpoint Buffer
        BufferingPolicy BufferingStrategy Bug Builder Bundle ByteCollection ByteCountAttribute
        ByteCountFormatStyle ByteCountFormatter C C0 C1 C10 C2 C3 C4 C5 C6 C7 C8 C9 CBool CChar
        CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CGFloat CGPoint CGRect CGRectEdge CGSize
        CHACHA20_POLY1305_SHA256 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar
        CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar
        CachePolicy CachedURLResponse CalculationError Calendar Cancellable Cancellables
        CancellationError CanonicalCombiningClass CapitalizationContext Capture Case CaseIterable
        Catch Category Change ChangeElement Changes Character CharacterClass CharacterIterator
        CharacterSet CharacterView CheckedContinuation CheckingType Child ChildTaskResult Children
        ChoiceOf Clock CloseCode CloseFlags ClosedRange ClosedRangeIndex ClosureType CocoaError
        Codable CodableAttributedStringKey CodableConfiguration CodableWithConfiguration Code
        CodeUnit Coder CodingKey CodingKeyRepresentable CodingUserInfoKey Collation Collect
        CollectByCount Collection CollectionContainsCollection CollectionDifference
        CollectionIndexSubscript CollectionOfOne CollectionRangeSubscript CombineIdentifier
        CommandLine Comment CommonKeyPathKind CompactMap Comparable ComparableComparator Comparator
        CompareOptions Compared Comparison ComparisonOperator ComparisonResult Completion Component
        Components ComponentsFormatStyle Concatenate ConcreteElement ConcurrentValue Condition
        ConditionTrait Conditional ConditionalCast Configuration ConfigurationProvider Confirmation
        Conjunction ConnectablePublisher Container Contains ContainsWhere ContentType Context
        ContiguousArray ContiguousBytes Continuation ContinuousClock Copyable Count CountStyle
        CountableClosedRange CountablePartialRangeFrom CountableRange Currency
        CurrencyFormatStyleConfiguration CurrentValueSubject CustomCombineIdentifierConvertible
        CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
        CustomNSError CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomPronoun
        CustomReflectable CustomStringConvertible CustomTestArgumentEncodable
        CustomTestStringConvertible CyclicYear D DBL_EPSILON DBL_MANT_DIG DBL_MAX DBL_MAX_EXP
        DBL_MIN DBL_MIN_EXP DBL_TRUE_MIN DTLSv10 DTLSv12 Data DataDecodingStrategy
        DataEncodingStrategy DataProtocol DataTaskPublisher Date DateComponents DateDecodingStrategy
        DateEncodingStrategy DateFieldAttribute DateFormatter DateInterval DateIntervalFormatter
        DateSeparator DateStyle DateTimeSeparator Day DayOfYear DayPeriod Deallocator Debounce
        DebugDescription Decimal DecimalSeparatorDisplayStrategy Decodable
        DecodableAttributedStringKey DecodableWithConfiguration DecodablyType Decode
        DecodedObjectType Decoder DecodingConfiguration DecodingConfigurationProviding DecodingError
        DecodingFailurePolicy Default DefaultBidirectionalIndices DefaultIndices
        DefaultRandomAccessIndices DefaultStringInterpolation Deferred DeferredPublisher Delay
        DelayedRequestDisposition Demand DescriptiveNumberFormatConfiguration Desired
        DestinationType Dictionary DictionaryIndex DictionaryIterator
        DictionaryKeyDefaultValueSubscript DictionaryKeySubscript DictionaryLiteral
        DictionaryLiteralConvertible Dimension DirectoryEnumerationOptions DirectoryEnumerator
        DirectoryHint DiscardingTaskGroup DiscontiguousAttributedSubstring DiscontiguousSlice
        DiscreteFormatStyle Disjunction DispatchData DispatchDataIterator DispatchGroup DispatchIO
        DispatchObject DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource
        DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal
        DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr
        DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime
        DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem
        DispatchWorkItemFlags DisplayStyle Distance DomainResolutionProtocol Double Downsteam
        Downstream Drop DropFirstSequence DropUntilOutput DropWhile DropWhileSequence Duration
        DurationFieldAttribute DurationProtocol E E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EADV
        EAFNOSUPPORT EAGAIN EALREADY EBADE EBADF EBADFD EBADMSG EBADR EBADRQC EBADSLT EBFONT EBUSY
        ECANCELED ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA ECDHE_ECDSA_WITH_AES_128_CBC_SHA
        ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
        ECDHE_ECDSA_WITH_AES_256_CBC_SHA ECDHE_ECDSA_WITH_AES_256_CBC_SHA384
        ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
        ECDHE_RSA_WITH_3DES_EDE_CBC_SHA ECDHE_RSA_WITH_AES_128_CBC_SHA
        ECDHE_RSA_WITH_AES_128_CBC_SHA256 ECDHE_RSA_WITH_AES_128_GCM_SHA256
        ECDHE_RSA_WITH_AES_256_CBC_SHA ECDHE_RSA_WITH_AES_256_CBC_SHA384
        ECDHE_RSA_WITH_AES_256_GCM_SHA384 ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 ECHILD ECHRNG
        ECOMM ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK EDEADLOCK EDESTADDRREQ EDOM EDOTDOT
        EDQUOT EEXIST EFAULT EFBIG EHOSTDOWN EHOSTUNREACH EHWPOISON EIDRM EILSEQ EINPROGRESS EINTR
        EINVAL EIO EISCONN EISDIR EISNAM EKEYEXPIRED EKEYREJECTED EKEYREVOKED EL2HLT EL2NSYNC EL3HLT
        EL3RST ELIBACC ELIBBAD ELIBEXEC ELIBMAX ELIBSCN ELNRNG ELOOP EMEDIUMTYPE EMFILE EMLINK
        EMSGSIZE EMULTIHOP ENAMETOOLONG ENAVAIL ENETDOWN ENETRESET ENETUNREACH ENFILE ENOANO ENOBUFS
        ENOCSI ENODATA ENODEV ENOENT ENOEXEC ENOKEY ENOLCK ENOLINK ENOMEDIUM ENOMEM ENOMSG ENONET
        ENOPKG ENOPROTOOPT ENOSPC ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY ENOTNAM
        ENOTRECOVERABLE ENOTSOCK ENOTTY ENOTUNIQ ENXIO EOPNOTSUPP EOVERFLOW EOWNERDEAD EPERM
        EPFNOSUPPORT EPIPE EPROTO EPROTONOSUPPORT EPROTOTYPE ERANGE EREMCHG EREMOTE EREMOTEIO
        ERESTART ERFKILL EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESRMNT ESTALE ESTRPIPE ETIME
        ETIMEDOUT ETOOMANYREFS ETXTBSY EUCLEAN EUNATCH EUSERS EWOULDBLOCK EXDEV EXFULL Element
        ElementOfResult ElementSequence Elements Else Empty EmptyCollection EmptyIterator Encodable
        EncodableAttributedStringKey EncodableType EncodableWithConfiguration Encode EncodedScalar
        Encoder Encoding EncodingConfiguration EncodingConfigurationProviding
        EncodingConversionOptions EncodingError End EnergyFormatter EnumeratedIterator
        EnumeratedSequence EnumerationOptions Equal Equatable Er Era Error Escapable Event Executor
        ExecutorJob ExitStatus ExitTest Expectation ExpectationFailedError Exponent
        ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
        ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
        ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
        ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Expression ExpressionEvaluate
        ExpressionType ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterLiteralType
        ExtendedGraphemeClusterType F FLT_EPSILON FLT_MANT_DIG FLT_MAX FLT_MAX_EXP FLT_MIN
        FLT_MIN_EXP FLT_RADIX FLT_TRUE_MIN Fail Failure Field FileAttributeKey FileAttributeType
        FileHandle FileManager FileManagerDelegate FileOperationKind FileProtectionType
        FileSystemEvent Filter First FirstWhere FixedWidthInteger FlatMap
        FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
        FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatDivision
        FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
        FloatingPointFormatStyle FloatingPointParseStrategy FloatingPointRoundingRule
        FloatingPointSign ForceCast ForcedUnwrap Format FormatInput FormatOutput FormatString
        FormatStyle FormatStyleCapitalizationContext Formatter ForwardParser FoundationAttributes
        FractionalPartDisplayStrategy Frequency FromEncoding Future GeneralCategory GlobalActor
        GlobalQueuePriority GrammaticalGender GrammaticalNumber Group GroupResult Grouping H
        HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Handle HandleEvents
        Handler Hashable Hasher Header Host Hour HourCycle I ID ISO8601 ISO8601DateFormatter
        ISO8601Format ISO8601FormatStyle Identifiable Identifier IdentifierType If IgnoreOutput
        ImageURLAttribute ImmediateScheduler Index IndexDistance IndexPath IndexSet Indexable
        IndexableBase IndexingIterator Indices InflectionRule InlineArray Inner Input InputEncoding
        InputStream Instance Instant InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntDivision
        IntRemainder IntegerFormatStyle IntegerLiteralConvertible IntegerLiteralType
        IntegerParseStrategy IntervalFlags IntervalFormatStyle Issue IssueHandlingTrait Item
        ItemReplacementOptions Iteration Iterator IteratorOverOne IteratorProtocol IteratorSequence
        JSONDecoder JSONEncoder JSONSerialization Job JobPriority JoinedIterator JoinedSequence Just
        K K1 K2 K3 K4 K5 Key KeyDecodingStrategy KeyEncodingStrategy KeyPath KeyPathComparator
        KeyType KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
        KeyedEncodingContainer KeyedEncodingContainerProtocol Keys Kind KnownIssueMatcher
        LDBL_EPSILON LDBL_MANT_DIG LDBL_MAX LDBL_MAX_EXP LDBL_MIN LDBL_MIN_EXP LDBL_TRUE_MIN LHS
        Language LanguageCode LanguageDirection LanguageIdentifierAttribute Last LastWhere
        LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
        LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
        LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection
        LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence
        LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
        LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
        LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
        LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol
        LeftHandSideType LengthFormatter LinkAttribute List ListFormatStyle ListType Local Locale
        LocalizedError LogicalType Lookahead LosslessStringConvertible MAP_FAILED M_PI M_PI_2 M_PI_4
        M_SQRT1_2 M_SQRT2 Magnitude MainActor MainActorMessage MakeConnectable ManagedBuffer
        ManagedBufferPointer Map MapError MapKeyPath MapKeyPath2 MapKeyPath3
        MarkdownDecodableAttributedStringKey MaskStorage MassFormatter Match MatchingFlags
        MatchingOptions MatchingPolicy MeasureInterval Measurement MeasurementAttribute
        MeasurementSystem Member MemberStyle MemoryLayout Message MessageIdentifier MessageType
        Metatype Minute Mirror MirrorPath Mode Modifier Month Morphology Multicast MutabilityOptions
        MutableBidirectionalSlice MutableCollection MutableDataProtocol MutableIndexable
        MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
        MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan
        MutableSlice MutableSpan Mutex NSAffineTransform NSAffineTransformStruct NSArray
        NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar
        NSCalendarDayChanged NSCharacterSet NSClassFromString NSCocoaErrorDomain NSCoder
        NSCoderReadCorruptError NSCoderValueNotFoundError NSCoding NSComparisonPredicate
        NSCompoundPredicate NSCondition NSConditionLock NSContainsRect NSCopying NSCountedSet NSData
        NSDate NSDateComponentUndefined NSDateComponents NSDateInterval NSDebugDescriptionErrorKey
        NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy NSDecimalDivide
        NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply NSDecimalMultiplyByPowerOf10
        NSDecimalNoScale NSDecimalNormalize NSDecimalNumber NSDecimalNumberBehaviors
        NSDecimalNumberHandler NSDecimalPower NSDecimalRound NSDecimalString NSDecimalSubtract
        NSDictionary NSDidBecomeSingleThreaded NSDivideRect NSEdgeInsets NSEdgeInsetsEqual
        NSEdgeInsetsMake NSEdgeInsetsZero NSEnumerationOptions NSEnumerator NSEqualPoints
        NSEqualRanges NSEqualRects NSEqualSizes NSError NSErrorDomain NSExceptionName
        NSExecutableArchitectureMismatchError NSExecutableLinkError NSExecutableLoadError
        NSExecutableNotLoadableError NSExecutableRuntimeMismatchError NSExpression
        NSFeatureUnsupportedError NSFileHandleConnectionAccepted NSFileHandleDataAvailable
        NSFileHandleNotificationDataItem NSFileHandleNotificationFileHandleItem
        NSFileHandleReadToEndOfFileCompletion NSFileLockingError NSFileManagerUnmountBusyError
        NSFileManagerUnmountUnknownError NSFileNoSuchFileError NSFilePathErrorKey
        NSFileReadCorruptFileError NSFileReadInapplicableStringEncodingError
        NSFileReadInvalidFileNameError NSFileReadNoPermissionError NSFileReadNoSuchFileError
        NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError
        NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError
        NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError
        NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError
        NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError
        NSFullUserName NSGetSizeAndAlignment NSHTTPCookieManagerCookiesChanged NSHeight
        NSHelpAnchorErrorKey NSHomeDirectory NSHomeDirectoryForUser NSIndexPath NSIndexSet
        NSIndexSetIterator NSInsetRect NSIntegralRect NSIntegralRectWithOptions NSIntersectionRange
        NSIntersectionRect NSIntersectsRect NSIsEmptyRect NSKeyValueValidationError
        NSKeyedArchiveRootObjectKey NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver
        NSKeyedUnarchiverDelegate NSLocale NSLocalizedDescriptionKey
        NSLocalizedFailureReasonErrorKey NSLocalizedRecoveryOptionsErrorKey
        NSLocalizedRecoverySuggestionErrorKey NSLocalizedString NSLocationInRange NSLock NSLocking
        NSLog NSLogv NSMachErrorDomain NSMakePoint NSMakeRange NSMakeRect NSMakeSize NSMaxRange
        NSMaxX NSMaxY NSMeasurement NSMidX NSMidY NSMinX NSMinY NSMouseInRect NSMutableArray
        NSMutableAttributedString NSMutableCharacterSet NSMutableCopying NSMutableData
        NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString
        NSMutableURLRequest NSNotFound NSNotification NSNull NSNumber NSOSStatusErrorDomain NSObject
        NSObjectProtocol NSOffsetRect NSOrderedSet NSOrthography NSPOSIXErrorDomain NSPageSize
        NSPersonNameComponentDelimiter NSPersonNameComponentFamilyName
        NSPersonNameComponentGivenName NSPersonNameComponentKey NSPersonNameComponentMiddleName
        NSPersonNameComponentNickname NSPersonNameComponentPrefix NSPersonNameComponentSuffix
        NSPersonNameComponents NSPoint NSPointArray NSPointFromCGPoint NSPointFromString
        NSPointInRect NSPointPointer NSPointToCGPoint NSPredicate NSPropertyListReadCorruptError
        NSPropertyListReadStreamError NSPropertyListReadUnknownVersionError
        NSPropertyListWriteInvalidError NSPropertyListWriteStreamError NSRange NSRangeFromString
        NSRangePointer NSRecoveryAttempterErrorKey NSRect NSRectArray NSRectEdge NSRectFromCGRect
        NSRectFromString NSRectPointer NSRectToCGRect NSRecursiveLock NSRegularExpression
        NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
        NSSearchPathForDirectoriesInDomains NSSecureCoding NSSet NSSize NSSizeArray NSSizeFromCGSize
        NSSizeFromString NSSizePointer NSSizeToCGSize NSSortDescriptor NSSortOptions
        NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain NSString NSStringEncodingErrorKey
        NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize
        NSStringToDecimal NSSystemTimeZoneDidChange NSTemporaryDirectory NSTextCheckingKey
        NSTextCheckingResult NSThreadWillExit NSTimeIntervalSince1970 NSTimeZone NSURL
        NSURLAuthenticationMethodDefault NSURLAuthenticationMethodHTMLForm
        NSURLAuthenticationMethodHTTPBasic NSURLAuthenticationMethodHTTPDigest
        NSURLAuthenticationMethodNTLM NSURLAuthenticationMethodNegotiate NSURLComponents
        NSURLCredentialStorageChanged NSURLCredentialStorageRemoveSynchronizableCredentials
        NSURLErrorAppTransportSecurityRequiresSecureConnection
        NSURLErrorBackgroundSessionInUseByAnotherProcess
        NSURLErrorBackgroundSessionRequiresSharedContainer
        NSURLErrorBackgroundSessionWasDisconnected NSURLErrorBackgroundTaskCancelledReasonKey
        NSURLErrorBadServerResponse NSURLErrorBadURL NSURLErrorCallIsActive NSURLErrorCancelled
        NSURLErrorCancelledReasonBackgroundUpdatesDisabled
        NSURLErrorCancelledReasonInsufficientSystemResources
        NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile
        NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData
        NSURLErrorCannotDecodeRawData NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork
        NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile NSURLErrorCannotParseResponse
        NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile NSURLErrorClientCertificateRejected
        NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed
        NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed NSURLErrorDomain
        NSURLErrorDownloadDecodingFailedMidStream NSURLErrorDownloadDecodingFailedToComplete
        NSURLErrorFailingURLErrorKey NSURLErrorFailingURLPeerTrustErrorKey
        NSURLErrorFailingURLStringErrorKey NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory
        NSURLErrorHTTPTooManyRedirects NSURLErrorInternationalRoamingOff NSURLErrorKey
        NSURLErrorNetworkConnectionLost NSURLErrorNoPermissionsToReadFile
        NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation
        NSURLErrorRequestBodyStreamExhausted NSURLErrorResourceUnavailable
        NSURLErrorSecureConnectionFailed NSURLErrorServerCertificateHasBadDate
        NSURLErrorServerCertificateHasUnknownRoot NSURLErrorServerCertificateNotYetValid
        NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut NSURLErrorUnknown
        NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired
        NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource NSURLProtectionSpaceFTP
        NSURLProtectionSpaceFTPProxy NSURLProtectionSpaceHTTP NSURLProtectionSpaceHTTPProxy
        NSURLProtectionSpaceHTTPS NSURLProtectionSpaceHTTPSProxy NSURLProtectionSpaceSOCKSProxy
        NSURLQueryItem NSURLRequest NSURLSessionTransferSizeUnknown NSUUID
        NSUbiquitousFileNotUploadedDueToQuotaError NSUbiquitousFileUbiquityServerNotAvailable
        NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange NSUnionRect
        NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
        NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError
        NSUserCancelledError NSUserName NSValue NSWidth NSWillBecomeMultiThreaded
        NSXPCConnectionInterrupted NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint
        NSZeroRect NSZeroSize NSZone Name NameStyle NativeType Negation NegativeLookahead NestedKey
        NestedPublisher NetworkServiceType Never NewCapture NewFailure NewPublisher NewSuccess
        NilCoalesce NilLiteral NilLiteralConvertible NonConformingFloatDecodingStrategy
        NonConformingFloatEncodingStrategy NotEqual Notation Notification NotificationCenter
        NotificationCoalescing NotificationQueue NumberFormatAttributes
        NumberFormatStyleConfiguration NumberFormatter NumberPart NumberPartAttribute
        NumberRepresentation NumberingSystem Numeric NumericType OCombine ObjCBool ObjectIdentifier
        ObjectType ObjectWillChangePublisher Observable ObservableObject ObservableObjectPublisher
        ObservationIgnored ObservationRegistrar ObservationToken ObservationTracked Observations One
        OneOrMore OpaquePointer OperatingSystemVersion Operation OperationQueue Operator OptionSet
        Optional OptionalFlatMap Optionally Options Other Other1 Other2 Other3 OtherCancellable
        OtherOutput OtherSequence Output Output0 Output1 Output2 OutputEncoding OutputFormatting
        OutputRawSpan OutputSpan OutputStream P POSIXError POSIXErrorCode PadPosition
        ParallelizationTrait ParseInput ParseOutput ParseResult ParseStrategy ParseableFormatStyle
        Parser PartOfSpeech PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough
        PartialRangeUpTo PassthroughSubject Pattern Percent PerformanceMeter Persistence
        PersonNameComponentAttribute PersonNameComponents PersonNameComponentsFormatter Pipe
        PlaygroundQuickLook Pointee Port PortDelegate PortMessage PossiblePrefix PostingStyle
        Precision Predicate PredicateBindings PredicateError PredicateExpression
        PredicateExpressions PredicateRegex PrefetchStrategy Prefix PrefixSequence PrefixUntilOutput
        PrefixWhile Presentation Print Priority Process ProcessInfo Progress ProgressKind
        ProgressReporting ProgressUserInfoKey Promise Properties Property PropertyKey
        PropertyListDecoder PropertyListEncoder PropertyListFormat PropertyListSerialization
        Published Publisher PublisherType Publishers QoSClass QualityOfService Quarter QueuePriority
        R R1 R2 RHS RSA_WITH_3DES_EDE_CBC_SHA RSA_WITH_AES_128_CBC_SHA RSA_WITH_AES_128_CBC_SHA256
        RSA_WITH_AES_128_GCM_SHA256 RSA_WITH_AES_256_CBC_SHA RSA_WITH_AES_256_CBC_SHA256
        RSA_WITH_AES_256_GCM_SHA384 RandomAccessCollection RandomAccessIndexable RandomAccessSlice
        RandomNumberGenerator Range RangeExpression RangeExpressionContains
        RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
        RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RangeView Ranges
        RawExponent RawRepresentable RawSignificand RawSpan RawValue ReadOptions ReadingOptions
        ReceiveOn Record Recording RecoverableError RecurrenceRule Reduce Reference
        ReferenceConvertible ReferenceType ReferenceWritableKeyPath Regex RegexComponent
        RegexComponentBuilder RegexOutput RegexRepetitionBehavior RegexSemanticLevel
        RegexWordBoundaryKind Region Regions RelativeFormatStyle RemoveDuplicates Repeat Repeated
        RepeatedTimePolicy ReplaceEmpty ReplaceError Replacement ReplacementIndexAttribute
        ResourceFetchType ResponseDisposition Result Result0 Result1 Result2 ResultType Retry
        ReverseParser ReversedCollection ReversedIndex ReversedRandomAccessCollection
        RightHandSideType Root RoundingMode RoundingRule Run RunLoop Runs S SEM_FAILED SIG_DFL
        SIG_ERR SIG_HOLD SIG_IGN SIMD SIMD16 SIMD16Storage SIMD2 SIMD2Storage SIMD3 SIMD32
        SIMD32Storage SIMD4 SIMD4Storage SIMD64 SIMD64Storage SIMD8 SIMD8Storage SIMDMask
        SIMDMaskScalar SIMDScalar SIMDStorage S_IFBLK S_IFCHR S_IFDIR S_IFIFO S_IFLNK S_IFMT S_IFREG
        S_IFSOCK S_IRGRP S_IROTH S_IRUSR S_IRWXG S_IRWXO S_IRWXU S_ISGID S_ISUID S_ISVTX S_IWGRP
        S_IWOTH S_IWUSR S_IXGRP S_IXOTH S_IXUSR Scalar Scan Scanner Scheduler SchedulerOptions
        SchedulerTimeIntervalConvertible SchedulerTimeType ScopedAttributeContainer Script
        SearchDirection SearchOptions SearchPathDirectory SearchPathDomainMask Second SecondFraction
        SegmentOfResult Semaphore Sendable SendableMetatype Separator Sequence Sequence1 Sequence2
        SequenceAllSatisfy SequenceContains SequenceContainsWhere SequenceMaximum SequenceMinimum
        SequenceStartsWith SerialExecutor Set SetAlgebra SetFailureType SetIndex SetIterator
        Severity Share SignDisplayStrategy SignedInteger SignedNumeric SingleAttributeTransformer
        SingleValueDecodingContainer SingleValueEncodingContainer Sink Slice SocketNativeHandle
        SocketPort SortComparator SortDescriptor SortOrder Source SourceLocation SourceType Span
        StandaloneMonth StandaloneQuarter StandaloneWeekday StandardComparator
        StandardPredicateExpression State StaticBigInt StaticString Status Storage StoragePolicy
        Strategy Stream Stream1 Stream2 StreamDelegate StreamNetworkServiceTypeValue
        StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StreamType
        Stride StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String
        StringContainsRegex StringInterpolation StringInterpolationConvertible
        StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol
        StringStyle StringTransform Style SubSequence Subdivision Subject SubjectType SubscribeOn
        Subscriber Subscribers Subscription Subscriptions Subsequence Substring Success Suffix Suite
        SuiteTrait SuspendingClock SwitchToLatest Symbol SymbolAttribute SystemRandomNumberGenerator
        T TLSv10 TLSv11 TLSv12 TLSv13 Tag Target TargetEncoding TargetStream Task TaskExecutor
        TaskGroup TaskLocal TaskPriority TaskResult Template Termination TerminationReason Test
        TestScopeProvider TestScoping TestTrait TextOutputStream TextOutputStreamable Thread
        Throttle ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeFormatStyle TimeInterval
        TimeLimitTrait TimeSeparator TimeStyle TimeZone TimeZoneSeparator Timeout Timer TimerFlags
        TimerPublisher TopLevelDecoder TopLevelEncoder Trait Transformation Transformed
        TransformedFailure TryAllSatisfy TryCapture TryCatch TryCompactMap TryComparison
        TryContainsWhere TryDropWhile TryFilter TryFirstWhere TryLastWhere TryMap TryPrefixWhile
        TryReduce TryRemoveDuplicates TryScan TypeCheck U UInt UInt128 UInt16 UInt32 UInt64 UInt8
        URL URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents
        URLCredential URLCredentialStorage URLError URLFileResourceType URLProtectionSpace
        URLProtocol URLProtocolClient URLQueryItem URLRelationship URLRequest URLResourceKey
        URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate
        URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
        URLSessionDownloadTaskResumeData URLSessionStreamDelegate URLSessionStreamTask
        URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics
        URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask UTF16 UTF16View
        UTF32 UTF8 UTF8Span UTF8View UUID UnaryMinus UnboundedRange UnboundedRange_
        UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar
        UnicodeScalarIndex UnicodeScalarIterator UnicodeScalarLiteralConvertible
        UnicodeScalarLiteralType UnicodeScalarType UnicodeScalarView Unit UnitAcceleration UnitAngle
        UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration
        UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference
        UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
        UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitStyle
        UnitTemperature UnitType UnitVolume UnitWidth Units UnitsFormatStyle UnitsStyle
        UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnmountOptions UnownedJob
        UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator
        UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer
        UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator
        UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator
        UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Upstream
        UpstreamA UpstreamB UpstreamC UpstreamD UserDefaults V ValidationError Value ValueRange
        Values Variable VariableID VariableName Variant VerbatimFormatStyle VerbatimHour Version
        Void VolumeEnumerationOptions W W0 W1 Week Weekday Width WordPair Words Wrapped
        WritableKeyPath WriteOptions WritingDirection WritingDirectionAttribute WritingOptions X
        XCNotificationExpectationHandler XCPredicateExpectationHandler XCTAssert XCTAssertEqual
        XCTAssertEqualWithAccuracy XCTAssertFalse XCTAssertGreaterThan XCTAssertGreaterThanOrEqual
        XCTAssertIdentical XCTAssertLessThan XCTAssertLessThanOrEqual XCTAssertNil XCTAssertNoThrow
        XCTAssertNotEqual XCTAssertNotEqualWithAccuracy XCTAssertNotIdentical XCTAssertNotNil
        XCTAssertThrowsError XCTAssertTrue XCTFail XCTMain XCTNSNotificationExpectation
        XCTNSPredicateExpectation XCTPerformanceMetric XCTSkip XCTSkipIf XCTSkipUnless XCTUnwrap
        XCTWaiter XCTWaiterDelegate XCTest XCTestCase XCTestCaseClosure XCTestCaseEntry
        XCTestCaseRun XCTestError XCTestErrorDomain XCTestExpectation XCTestObservation
        XCTestObservationCenter XCTestRun XCTestSuite XCTestSuiteRun XCWaitCompletionHandler Year
        YearForWeekOfYear YieldResult ZeroOrMore ZeroValueUnitsDisplayStrategy Zip Zip2Iterator
        Zip2Sequence Zip3 Zip4 a abbreviated abbreviation abbreviationDictionary abnormalClosure
        above aboveLeft aboveRight abs absoluteString absoluteURL
        acceptConnectionInBackgroundAndNotify acceptInput access accounting accountingAlways acos
        acosh acquiring acquiringAndReleasing acreFeet acres activate activeProcessorCount
        actualByteCount add addAttribute addAttributes addBarrierBlock addCharacters addChild
        addDependency addEntries addExecutionBlock addImmediateTask addImmediateTaskUnlessCancelled
        addObjects addObserver addOperation addOperations addProduct addSuite addTask
        addTaskUnlessCancelled addTeardownBlock addTest addTestObserver addTestRun addTimeInterval
        addValue addedToDirectoryDate addedToDirectoryDateKey adding addingObjects
        addingPercentEncoding addingProduct addingReportingOverflow addingTimeInterval address
        addresses adjective adjustingRanges adlam adminApplicationDirectory adposition advanced
        adverb afghanistan afterDate afterOccurrences afterPrefix afterSuffix age aggregate ainu
        albania albanian algeria alignAllEdgesInward alignAllEdgesNearest alignAllEdgesOutward
        alignHeightInward alignHeightNearest alignHeightOutward alignMaxXInward alignMaxXNearest
        alignMaxXOutward alignMaxYInward alignMaxYNearest alignMaxYOutward alignMinXInward
        alignMinXNearest alignMinXOutward alignMinYInward alignMinYNearest alignMinYOutward
        alignRectFlipped alignWidthInward alignWidthNearest alignWidthOutward alignedDown alignedUp
        alignment all allApplicationsDirectory allBundles allCases allCredentials allDomainsMask
        allFrameworks allHTTPHeaderFields allHeaderFields allKeys allLibrariesDirectory allObjects
        allPartitionsAndEjectDisk allSatisfy allValues allocate allow allowCommentsAndWhitespace
        allowFragments allowLossy allowed allowedClasses allowedFields allowedInMemoryOnly
        allowedUnits allowsCellularAccess allowsFloats allowsJSON5 allowsKeyedCoding
        allowsNonnumericFormatting alpha2 alpha3 alphanumeric alphanumerics alternateDescription
        alternateQuotationBeginDelimiter alternateQuotationBeginDelimiterKey
        alternateQuotationEndDelimiter alternateQuotationEndDelimiterKey always alwaysMapped
        alwaysShowsDecimalSeparator amPM amSymbol americanSamoa amharic ampereHours amperes anchor
        anchored anchorsMatchLineEndings anchorsMatchLines and andorra angola anguilla antarctica
        antiguaBarbuda any anyGraphemeCluster anyKey anyNonNewline anyObject anyOf apacheWestern
        apiMisused appStoreReceiptURL appTransportSecurityRequiresSecureConnection append
        appendInterpolation appendLiteral appendOnly appendPathComponent appendPathExtension
        appending appendingFormat appendingPathComponent appendingPathExtension applicationDirectory
        applicationIsScriptable applicationIsScriptableKey applicationScriptsDirectory
        applicationSupportDirectory applyTransform applying applyingTransform arabic arabicNastaliq
        arcMinutes arcSeconds archiveRootObject archivedData archiver archiverDidFinish
        archiverWillFinish areInIncreasingOrder ares argc argentina argumentDomain arguments armenia
        armenian array aruba asSerialExecutor asTaskExecutor asUnownedSerialExecutor
        asUnownedTaskExecutor asap ascending ascensionIsland ascii asciiOnlyCharacterClasses
        asciiOnlyDigits asciiOnlyWhitespace asciiOnlyWordCharacters asciiValue asin asinh assamese
        assert assertForOverFulfill assertIsolated assertNoFailure assertionFailure assign
        assignCurrentContext associatedBugs associativeList assumeIsolated assumesTopLevelDictionary
        assumingMemoryBound assyrian astronomicalUnits async asyncAfter asyncDetached asyncTest
        asyncUnlessCancelled atEnd atan atan2 atanh atomic atomicMemoryFence attachableValue
        attachedAbove attachedAboveRight attachedBelow attachedBelowLeft attemptRecovery attoseconds
        attrib attribute attributeChanged attributeModificationDate attributeModificationDateKey
        attributed attributedStyle attributedSubstring attributes attributesOfFileSystem
        attributesOfItem australia austria authenticationMethod autoconnect automatic
        autosavedInformationDirectory autoupdatingCurrent availableCollations availableData
        availableIdentifiers availableLocaleIdentifiers availableNumberingSystems
        availableStringEncodings awayFromZero azerbaijan azerbaijani b background
        backgroundSessionInUseByAnotherProcess backgroundSessionRequiresSharedContainer
        backgroundSessionWasDisconnected backward backwards badServerResponse badURL bahamas bahrain
        bangla bangladesh bankers barbados barrier bars base base64 base64EncodedData
        base64EncodedString base64URLAlphabet baseAddress basePriority baseURL baseUnit
        baseUnitValue bcp47 becomeCurrent becomeDownload beforePrefix beforeSuffix beginEditing
        beginningOfSentence beginsWith belarus belarusian belgium belize below belowLeft belowRight
        benin bermuda between bhutan bidirectionalCollectionLast bigEndian binade binary bindMemory
        binding bitPattern bitWidth bitmapRepresentation bits bitwiseAnd bitwiseOr bitwiseXor block
        blockSpecial bodo bolivia bool boolValue bosniaHerzegovina botswana bottom bottomToTop
        bouvetIsland brazil breakpoint breakpointOnError britishVirginIslands broadcast brunei
        buddhist buffer bufferingNewest bufferingOldest bug buildBlock buildExpression
        buildLimitedAvailability buildPartialBlock build_Arg build_Arithmetic build_ClosedRange
        build_Comparison build_Conditional build_Conjunction build_Disjunction build_Division
        build_Equal build_ForcedUnwrap build_KeyPath build_Negation build_NilCoalesce
        build_NilLiteral build_NotEqual build_Range build_Remainder build_UnaryMinus
        build_allSatisfy build_contains build_evaluate build_filter build_flatMap build_max
        build_min build_starts build_subscript builtInPlugInsPath builtInPlugInsURL bulgaria
        bulgarian bundleIdentifier bundlePath bundleURL burkinaFaso burmese burundi bushels busy
        byComposedCharacterSequences byLines byParagraphs byRequest byte byteCount byteOffsets
        byteSwapped bytes bytesEqual c cString cache cachePolicy cachedResponse cachesDirectory
        calendar calendarIdentifier callAsFunction callIsActive callSignaling
        callStackReturnAddresses callStackSymbols calorie calories cambodia cameroon canBeConverted
        canInflect canInflectPreferredLocalization canInit canada canaryIslands cancel cancelAll
        cancelAllOperations cancelAuthenticationChallenge canceling cancellationHandler cancelled
        cannotCloseFile cannotConnectToHost cannotCreateFile cannotDecodeContentData
        cannotDecodeRawData cannotFindHost cannotLoadFromNetwork cannotMoveFile cannotOpenFile
        cannotParseResponse cannotRemoveFile cannotWriteToFile canonicalCombiningClass
        canonicalIdentifier canonicalLanguageIdentifier canonicalLocaleIdentifier canonicalPath
        canonicalPathKey canonicalRequest cantonese capacity capeVerde capitalizationContext
        capitalized capitalizedLetter capitalizedLetters carats caribbeanNetherlands caseInsensitive
        caseInsensitiveCompare caseSensitive catalan catch category caymanIslands cbrt ceil ceiling
        celsius center centigrams centiliters centimeter centimeters centralAfricanRepublic
        ceutaMelilla chad chagosArchipelago changeCurrentDirectoryPath changesWhenCaseFolded
        changesWhenCaseMapped changesWhenLowercased changesWhenNFKCCaseFolded changesWhenTitlecased
        changesWhenUppercased character characterDirection characterIsMember characterSpecial
        characters charactersEqual charactersToBeSkipped checkCancellation checkFileSystem
        checkForASCII checkForNFC checkIsolated checkResourceIsReachable cherokee children chile
        chinaMainland chinese christmasIsland clamp clamped class classFallbacksForKeyedArchiver
        classForCoder classForKeyedArchiver classForKeyedUnarchiver classNameForClass classNamed
        cldr client clientCertificateRejected clientCertificateRequired clippertonIsland close
        closeCode closeFile closePunctuation closeReason closed cocosIslands code codeUnits
        coderInvalidValue coderReadCorrupt coderValueNotFound codingKey codingPath coefficient
        collation collationIdentifier collatorIdentifier collect collection collectionCount
        collectionFirst collectionIsEmpty colombia colon column combine combineIdentifier comment
        commentURL comments common commonISOCurrencyCodes commonPrefix comoros compactMap
        compactMapIssues compactMapValues compactName comparator compare compareExchange complete
        completeFileProtection completeFileProtectionUnlessOpen
        completeFileProtectionUntilFirstUserAuthentication completeImmediately completePath
        completeUnlessOpen completeUntilFirstUserAuthentication completed completedUnitCount
        completion completionBlock component components componentsJoined componentsToDisplay
        compoundPredicateType concurrent concurrentPerform condensedAbbreviated condition
        conditional configuration confirm confirmation confirmationMiscounted congoBrazzaville
        congoKinshasa conjunction connect connectEndDate connectStartDate connectionProxyDictionary
        connectorPunctuation constant constantValue consuming container containingRegion contains
        containsValue contentAccessDate contentAccessDateKey contentModificationDate
        contentModificationDateKey contents contentsEqual contentsOfDirectory continent
        continueAfterFailure continueLoading continueWithoutCredential continuous control
        controlCharacters conversational conversationalDefaultDigits conversationalTwoDigits convert
        convertFromSnakeCase convertFromString convertToSnakeCase convertToString converted
        converter converting cookIslands cookieAcceptPolicy cookies coptic copy copyBytes copyItem
        copyMemory copying copysign coreServiceDirectory correction cos cosh costaRica coulombs
        count countLimit countOfBytesClientExpectsToReceive countOfBytesClientExpectsToSend
        countOfBytesExpectedToReceive countOfBytesExpectedToSend countOfBytesReceived
        countOfBytesSent countOfIndexes countOfRequestBodyBytesBeforeEncoding
        countOfRequestBodyBytesSent countOfRequestHeaderBytesSent
        countOfResponseBodyBytesAfterDecoding countOfResponseBodyBytesReceived
        countOfResponseHeaderBytesReceived countStyle countryCode create createDirectory createFile
        createPublisher createSubject createSymbolicLink creationDate creationDateKey credentials
        croatia croatian cuba cubicCentimeters cubicDecimeters cubicFeet cubicInches cubicKilometers
        cubicMeters cubicMiles cubicMillimeters cubicYards cups curaçao currency currencyAccounting
        currencyCode currencyDecimalSeparator currencyGroupingSeparator currencyISOCode
        currencyPlural currencySymbol current currentCodeUnitOffset currentDirectory
        currentDirectoryPath currentDirectoryURL currentDiskUsage currentIndex
        currentLocaleDidChangeNotification currentMemoryUsage currentMode currentPriority
        currentRequest custom customError customIconKey customMirror customPlaygroundQuickLook
        customPronoun customized cyprus cyrillic czech czechia côteDIvoire d daily dangi danish dash
        dashPunctuation data dataCorrupted dataCorruptedError dataDecodingStrategy
        dataEncodingStrategy dataLengthExceedsMaximum dataNotAllowed dataRepresentation dataTask
        dataTaskPublisher dataWrittenToMemoryStreamKey date dateComponents dateDecodingStrategy
        dateEncodingStrategy dateField dateFormat dateInterval dateIntervalOfWeekend dateSeparator
        dateStyle dateTemplate dateTime dateTimeSeparator dates day dayOfYear daylightSaving
        daylightSavingTimeOffset days daysOfTheMonth daysOfTheYear deallocate debounce
        debugDescription debugPrint decameters decigrams deciliters decimal decimalDigit
        decimalDigits decimalNumber decimalNumberDivideByZeroException
        decimalNumberExactnessException decimalNumberOverflowException
        decimalNumberUnderflowException decimalSeparator decimalValue decimeters decode decodeArray
        decodeAtomicOptionalRepresentation decodeAtomicRepresentation decodeBool decodeCInt
        decodeCString decodeData decodeDouble decodeFloat decodeIfPresent decodeInt32 decodeInt64
        decodeInteger decodeMarkdown decodeNil decodeObject decodePoint decodePropertyList
        decodeRect decodeSize decodeValue decodingConfiguration decodingFailurePolicy decomposable
        decomposables decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping
        decompressingAfterDownloading default defaultBehavior defaultCStringEncoding
        defaultCredential defaultDate defaultDigits defaultDigitsNoAMPM
        defaultMaxConcurrentOperationCount defaultPerformanceMetrics defaultPriority deferredToData
        deferredToDate degrees deinitialize deinitializeElement delay delegate delegateQueue delete
        deleteCharacters deleteCookie deleteLastPathComponent deletePathExtension
        deletingLastPathComponent deletingPathExtension delimiter demoApplicationDirectory denmark
        dependencies dequeueNotifications descendant description descriptionInStringsFileFormat
        desktopDirectory destinationOfSymbolicLink detach detachNewThread detached determiner
        devanagari developerApplicationDirectory developerDirectory developmentLocalization
        deviceIdentifier dhivehi diacriticInsensitive dictionary dictionaryRepresentation
        didBecomeInvalidNotification didChangeNotification didChangeValue didSet
        didTerminateNotification diegoGarcia difference digit direct directory directoryAttributes
        disabled discard discreteInput discreteProgress diskCapacity dispatchMain
        dispatchPrecondition dispatchTime displayName displayStyle distance distantFuture
        distantPast distinguishedNames divide divideByZero divided dividedReportingOverflow dividing
        dividingFullWidth djibouti dnsLookupFailed documentDirectory documentIdentifier
        documentIdentifierKey documentationDirectory doesRelativeDateFormatting dogri domain
        domainLookupEndDate domainLookupStartDate domainResolutionProtocol dominica
        dominicanRepublic dotMatchesLineSeparators dotMatchesNewlines double doubleAbove doubleBelow
        doubleValue down download downloadDecodingFailedMidStream downloadDecodingFailedToComplete
        downloadTask downloading downloadsDirectory drop dropFirst dropLast dropNewest dropOldest
        dropped dsohandle dueTime dump duration durationField dutch dynamic dzongkha eager
        earlierDate earliestBeginDate eb ecuador edgeInsetsValue editingString effectiveIconKey
        egypt elSalvador element elements elementsEqual empty emptyInput enabled enclosingMark
        encode encodeArray encodeAtomicOptionalRepresentation encodeAtomicRepresentation
        encodeBycopyObject encodeByrefObject encodeBytes encodeConditional encodeConditionalObject
        encodeIfPresent encodeNil encodePropertyList encodeRootObject encodeTestArgument encodeValue
        encodedData encodedHost encodedOffset encodedReplacementCharacter encodingConfiguration end
        endDate endEditing endEncountered endIndex endLineWithCarriageReturn endLineWithLineFeed
        endOfLine endOfSubject endOfSubjectBeforeNewline endsWith enforceQoS english enqueue
        enqueued enter enum enumerate enumerateAttribute enumerateAttributes enumerateBytes
        enumerateDates enumerateKeysAndObjects enumerateLines enumerateMatches enumerateObjects
        enumerateRanges enumerateSubstrings enumerated enumerator environ environment ephemeral
        equalTo equatorialGuinea era eraSymbols eraseToAnyPublisher erf erfc eritrea errno error
        errorCaught errorCode errorDescription errorDomain errorOccurred errorUserInfo
        escalatePriority escaped escapedPattern escapedTemplate estimatedAttachmentByteCount
        estimatedTimeRemainingKey estonia estonian eswatini ethiopia ethiopic ethiopicAmeteAlem
        ethiopicAmeteMihret evaluate evaluatedObject evenHalf every
        evictsObjectsWithDiscardedContent exabits exabytes exbibits exbibytes exchange
        exchangeObject executableArchitectureMismatch executableArchitectures executableLink
        executableLoad executableNotLoadable executablePath executableRuntimeMismatch executableURL
        executionBlocks executionCount exemplarCharacterSet exemplarLocation exit exitCode
        exitStatus exp exp2 expandingTildeInPath expect expectation expectationDescription
        expectationFailed expectedContentLength expectedFulfillmentCount expires expiresDate
        explicit expm1 exponent exponentBitCount exponentBitPattern exponentSymbol expression extend
        extendLifetime extended extensionHidden externalMacro externalRepresentation
        extractIsolation extractValues extracting fabs fahrenheit failWithError failingURL failure
        failureCount failureReason failureResponse failureURLString failureWhileWaiting
        falklandIslands false falseBranch familyName faroeIslands faroese fastestEncoding fatalError
        fathoms fcntl fdim featureUnsupported feet feminine femtowatts fetchStartDate fiji file
        fileAllocatedSize fileAllocatedSizeKey fileAttributes fileCompletedCountKey
        fileCurrentOffsetKey fileDescriptor fileDoesNotExist fileExists fileHandleForReading
        fileHandleForWriting fileHandleOperationException fileID fileIsDirectory fileLocking
        fileManager fileManagerUnmountBusy fileManagerUnmountUnknown fileName fileNoSuchFile
        fileOperationKindKey filePath filePathURL fileProtectionMask fileReadCorruptFile
        fileReadInapplicableStringEncoding fileReadInvalidFileName fileReadNoPermission
        fileReadNoSuchFile fileReadTooLarge fileReadUnknown fileReadUnknownStringEncoding
        fileReadUnsupportedScheme fileResourceIdentifier fileResourceIdentifierKey fileResourceType
        fileResourceTypeKey fileSecurityKey fileSize fileSizeKey fileSystemRepresentation
        fileTotalCountKey fileURL fileURLKey fileWriteFileExists fileWriteInapplicableStringEncoding
        fileWriteInvalidFileName fileWriteNoPermission fileWriteOutOfSpace fileWriteUnknown
        fileWriteUnsupportedScheme fileWriteVolumeReadOnly filter filterIssues filtered
        filteredIndexSet finalPunctuation finalize finish finishDecoding finishEncoding
        finishTasksAndInvalidate finished finland finnish fire fireDate first firstDayOfWeek
        firstEqual firstIndex firstMatch firstMatchingPositionInSubject firstObject
        firstObjectCommon firstRange firstWeekday fixed flags flatMap flatMapError float floatValue
        floatingPointClass floor fluidOunces flush fma fmax fmin fmod folding foot forEach
        forSession forceCastFailure forceUnwrapFailure forcedOrdering foreignReference formIndex
        formIntersection formRemainder formSquareRoot formSymmetricDifference
        formTruncatingRemainder formUnion format formatOptions formatStyle formatWidth formatted
        formatting formattingContext forward foundation fraction fractionCompleted fractionLength
        fractional fractionalPartDisplay fragment fragmentsAllowed france free freeCapacity french
        frenchGuiana frenchPolynesia frenchSouthernTerritories frequency frexp friday fromOpaque
        fula fulfill fulfilledExpectations fulfillment full fullName fullUserName
        fullwidthToHalfwidth function funlock furlongs gabon gallons gambia gb generalCategory
        generated generatesCalendarDates generatesDecimalNumbers generationIdentifier
        generationIdentifierKey generic genericLocation genericName georgia georgian german germany
        get getAllTasks getBuffer getBytes getCString getCachedResponse getCharacters getCredentials
        getDefaultCredential getEra getFileSystemRepresentation getHour getIndexes getLineStart
        getObjects getParagraphStart getRelationship getResourceValue getResult getSpecific
        getTasksWithCompletionHandler getValue ghana gibibits gibibytes gibraltar gigabits gigabytes
        gigahertz gigapascals gigawatts givenName global globalConcurrentExecutor globalDomain
        globallyUniqueString gmt goingAway gradians gram grammar grammaticalGender grams
        gramsPerLiter graphemeCluster gravity greaterThan greaterThanOrEqual greaterThanOrEqualTo
        greatestFiniteMagnitude greece greek greenland gregorian gregorianStartDate grenada group
        groupOwnerAccountID groupOwnerAccountName grouping groupingSeparator groupingSize guadeloupe
        guam guatemala guernsey guinea guineaBissau gujarati gurmukhi guyana haiti halfDown halfEven
        halfUp hanSimplified hanTraditional handle handleEvents handleIssue handler hanifiRohingya
        hasBeenSkipped hasBytesAvailable hasCommonParent hasDirectoryPath hasHiddenExtension
        hasHiddenExtensionKey hasMember hasMemberInPlane hasPassword hasPointerRepresentation
        hasPrefix hasSpaceAvailable hasSucceeded hasSuffix hasThousandSeparators hash hashValue
        hawaiian header heardMcdonaldIslands hebrew hectares hectometers hectopascals height
        helpAnchor hertz hexDigit hexDigitValue hexadecimal hfsCreatorCode hfsTypeCode hide high
        highHalf highPriority hindi hiragana hiraganaToKatakana hitEnd homeDirectory
        homeDirectoryForCurrentUser honduras hongKong horizontalWhitespace horsepower host hostKey
        hostName hour hourCycle hourMinute hourMinuteSecond hourly hours httpAdditionalHeaders
        httpBody httpBodyStream httpCookieAcceptPolicy httpCookieStorage
        httpMaximumConnectionsPerHost httpMethod httpShouldHandleCookies httpShouldSetCookies
        httpShouldUsePipelining httpTooManyRedirects https hungarian hungary hypot ianaName iceland
        icelandic icu id identifier identity igbo ignoreMetacharacters ignoreOutput
        ignoreUnknownCharacters ignoresCase illegal illegalCharacters ilogb imageURL immediate
        immediateDetached immutable imperialFluidOunces imperialGallons imperialPints imperialQuarts
        imperialTablespoons imperialTeaspoons in inRange inactive inch inches inchesOfMercury
        includesActualByteCount includesCount includesDirectoriesPostOrder includesUnit
        includingFractionalSeconds incorrectOrder increaseLength index indexGreaterThanIndex
        indexGreaterThanOrEqual indexLessThanIndex indexLessThanOrEqual indexOfObject
        indexOfObjectIdentical indexRange indexes indexesOfObjects india indian indices indonesia
        indonesian inferFromPath inferringMoves infinite infinity inflectionAlternative
        inflectionRule infoDictionary inherit inheritQoS inheritedByAddedText init initial
        initialPunctuation initialResult initialize initializeElement initializeMemory
        initiallyInactive inner input inputMethodsDirectory insert insertionIndex insertions insetBy
        int16Value int32Value int64Value int8Value intValue integer integerAndFractionLength
        integerGreaterThan integerGreaterThanOrEqualTo integerLength integerLessThan
        integerLessThanOrEqualTo integerValue integral interjection internalError
        internalServerError internationalCurrencySymbol internationalRoamingOff interrupt
        interrupted intersect intersectSet intersection intersects intersectsSet interval invalid
        invalidFramePayloadData invalidInput invalidNonSurrogateCodePointByte invalidValue
        invalidate invalidateAndCancel invalidationConditions inverse invert inverted
        invertedFulfillment invokeTest ioctl iotaSubscript iran iraq ireland irish isASCII
        isASCIIHexDigit isAbsolutePath isAdaptive isAliasFile isAliasFileKey isAlphabetic
        isApplication isApplicationKey isAsynchronous isAtEnd isBidiControl isBidiMirrored
        isCancellable isCancelled isCanonical isCanonicallyEquivalent isCanonicallyLessThan
        isCaseIgnorable isCased isCellular isCoderError isConstrained isContiguousUTF8
        isContinuation isCurrencySymbol isDash isDate isDateInToday isDateInTomorrow isDateInWeekend
        isDateInYesterday isDaylightSavingTime isDefaultIgnorableCodePoint isDeletableFile
        isDeprecated isDiacritic isDirectory isDirectoryKey isDiscretionary isDisjoint isEmoji
        isEmojiModifier isEmojiModifierBase isEmojiPresentation isEmpty isEqual isEquivalent
        isExcludedFromBackup isExcludedFromBackupKey isExecutable isExecutableError isExecutableFile
        isExecutableKey isExecuting isExpensive isExtender isFailure isFileError isFileURL
        isFinished isFinite isForFoodEnergyUse isForPersonHeightUse isForPersonMassUse
        isFormattingError isFull isFullCompositionExclusion isGraphemeBase isGraphemeExtend
        isHTTPOnly isHexDigit isHidden isHiddenKey isIDContinue isIDSBinaryOperator
        isIDSTrinaryOperator isIDStart isISOCurrency isISOLanguage isISORegion isISOScript
        isIdentical isIdeographic isIncluded isIndeterminate isInfinite isInverted
        isIsolatingCurrentContext isJoinControl isKind isKnownASCII isKnownNFC
        isKnownUniquelyReferenced isLeadSurrogate isLeap isLeapMonth isLenient isLess
        isLessThanOrEqualTo isLetter isLoaded isLogicalOrderException isLowercase isMainExecutor
        isMainThread isMath isMathSymbol isMember isMountTrigger isMountTriggerKey isMultiThreaded
        isMultipath isMultiple isNaN isNewline isNoncharacterCodePoint isNormal isNull isNumber
        isOperatingSystemAtLeast isPackage isPackageKey isParameterized
        isPartialStringValidationEnabled isPassing isPatternSyntax isPatternWhitespace isPausable
        isPaused isPhonetic isPropertyListError isProxy isProxyConnection isPunctuation
        isQuotationMark isRadical isReadable isReadableFile isReadableKey isReady isRecursive
        isRegularFile isRegularFileKey isRepeatedDay isRequired isReusedConnection isRunning
        isSameExclusiveExecutionContext isSecure isSentenceTerminal isSessionOnly isSignMinus
        isSignaling isSignalingNaN isSigned isSoftDotted isStrictSubset isStrictSuperset isSubclass
        isSubnormal isSubset isSuite isSuperset isSupported isSurrogate isSuspended isSymbol
        isSymbolicLink isSymbolicLinkKey isSystemImmutable isSystemImmutableKey
        isTerminalPunctuation isTotallyOrdered isTrailSurrogate isUbiquitousFileError
        isUbiquitousItem isUbiquitousItemKey isUnifiedIdeograph isUniqueReference isUppercase
        isUserActivityError isUserImmutable isUserImmutableKey isValid isValidDate isValidJSONObject
        isValidationError isVariationSelector isVolume isVolumeKey isWhitespace isWholeNumber
        isWritable isWritableFile isWritableKey isXIDContinue isXIDStart isXPCConnectionError isZero
        islamic islamicCivil islamicTabular islamicUmmAlQura isleOfMan iso2022JP iso8601
        iso8601Components iso8601ComponentsWithTimeZone iso8601Date iso8601DateComponents
        iso8601WithTimeZone isoCode isoCountryCodes isoCurrencies isoCurrencyCodes isoLanguageCodes
        isoLatin1 isoLatin2 isoRegionCodes isoRegions isolation israel italian italy
        itemReplacementDirectory j0 j1 jamaica japan japanese japaneseEUC jersey jn joined jordan
        joule joules jsonObject julianModified kanaVoicing kannada kashmiri katakana kazakh
        kazakhstan kb keepCurrent keepFull keepNew kelvin kenya key keyDecodingStrategy
        keyEncodingStrategy keyEnumerator keyNotFound keyPath keyPath0 keyPath1 keyPath2
        keyValueValidation keys keysOfEntries keysOfUnsetValuesKey keysSortedByValue khmer kibibits
        kibibytes kiloampereHours kiloamperes kilobits kilobytes kilocalorie kilocalories kilogram
        kilograms kilohertz kilojoule kilojoules kiloliters kilometer kilometers kilometersPerHour
        kiloohms kilopascals kilovolts kilowattHours kilowatts kind kiribati knots
        knownIssueNotRecorded knownTimeZoneIdentifiers knownTimeZoneNames konkani korean kosovo
        kurdish kurdishSorani kuwait kyrgyz kyrgyzstan label labelColorKey labelNumber
        labelNumberKey language languageCode languageComponents languageIdentifier lao laos last
        lastEqual lastIndex lastObject lastPathComponent lastRange laterDate latest latin
        latinAmerica latinToArabic latinToCyrillic latinToGreen latinToHangul latinToHebrew
        latinToHiragana latinToKatakana latinToThai latvia latvian launch launchPath launchedProcess
        lazy ldexp leadSurrogate leadingZeroBitCount leastFiniteMagnitude leastNonzeroMagnitude
        leastNormalMagnitude leave lebanon left leftToRight length lengthOfBytes lenient lesotho
        lessThan lessThanOrEqual lessThanOrEqualTo letter letterNumber letters level lexical
        lexicographicallyPrecedes lgamma lhs liberia libraryDirectory libya liechtenstein lightyears
        like limitDate line lineDirection lineLayoutDirection lineLength64Characters
        lineLength76Characters lineRange lineSeparator link linkCount linkCountKey linkItem list
        listItem listType literal liters litersPer100Kilometers lithuania lithuanian littleEndian
        load loadAndReturnError loadUnaligned local localAddress localCache localDomainMask
        localPort locale localeIdentifier localizations localized localizedAdditionalDescription
        localizedCapitalized localizedCaseInsensitiveCompare localizedCaseInsensitiveContains
        localizedCompare localizedCurrency localizedDecimal localizedDescription localizedDouble
        localizedDoublePercentage localizedFailureReason localizedGMT localizedInfoDictionary
        localizedInteger localizedIntegerCurrency localizedIntegerPercentage localizedLabel
        localizedLabelKey localizedLowercase localizedName localizedNameKey localizedRecoveryOptions
        localizedRecoverySuggestion localizedScanner localizedStandardCompare
        localizedStandardContains localizedStandardRange localizedString localizedStringWithFormat
        localizedTypeDescription localizedTypeDescriptionKey localizedUppercase localizesFormat lock
        log log10 log1p log2 logb logicalAnd logicalOr logicalXor long longCharacterIsMember
        longEraSymbols longLongValue longestEffectiveRangeNotRequired lossOfPrecision low lowHalf
        lowPriority lower lowerBound lowercaseLetter lowercaseLetters lowercaseMapping lowercased
        lux luxembourg m11 m12 m21 m22 macOSRoman macao macedonian madagascar magnitude main
        mainDocumentURL mainThread maithili majorVersion makeAsyncIterator makeCharacterIterator
        makeConnectable makeContiguousUTF8 makeIterator makeReadSource makeSignalSource makeStream
        makeTimerSource makeUnicodeScalarIterator makeUserDataAddSource makeUserDataOrSource
        makeUserDataReplaceSource makeWriteSource malawi malay malayalam malaysia maldives mali
        malta maltese mandarinToLatin mandatoryExtensionMissing manipuri map mapError mapValues
        mappedIfSafe marathi markdownName marshallIslands martinique masculine mask matchFirst
        matchLast matchNextTime matchNextTimePreservingSmallerUnits
        matchPreviousTimePreservingSmallerUnits matchStrictly matches matchingPolicy
        matchingSemantics mathSymbol mauritania mauritius max maxConcurrentOperationCount
        maxPublishers maxX maxXEdge maxY maxYEdge maximalIdentifier maximum maximumAge
        maximumFractionDigits maximumIntegerDigits maximumLength maximumLengthOfBytes
        maximumMagnitude maximumMessageSize maximumRange maximumSignificantDigits maximumUnitCount
        mayotte mb measure measureInterval measureMetrics measurement measurementSystem
        measurementSystems mebibits mebibytes medium megaampereHours megaamperes megabits megabytes
        megahertz megaliters megameters megaohms megapascals megavolts megawatts meiteiMayek member
        memory memoryCapacity merge mergeAttributes merging mergingAttributes message messageTooBig
        messages meter meters metersPerSecond metersPerSecondSquared metric metricCups metricTons
        mexico microampereHours microamperes micrograms microhertz micrometers micronesia microohms
        microseconds microvolts microwatts midX midY middleName middleOfSentence mile miles
        milesPerGallon milesPerHour milesPerImperialGallon milliampereHours milliamperes millibars
        milligrams milligramsPerDeciliter millihertz milliliters millimeter millimeters
        millimetersOfMercury millimolesPerLiter milliohms milliseconds millisecondsSince1970
        millivolts milliwatts mimeType min minX minXEdge minY minYEdge minimalIdentifier minimum
        minimumDaysInFirstWeek minimumFractionDigits minimumIntegerDigits minimumLength
        minimumMagnitude minimumRange minimumResolution minimumSignificantDigits minimumTolerance
        minorVersion minus minusSet minusSign minute minuteSecond minutely minutes mode modf
        modificationDate modifierLetter modifierSymbol moduleName moldova monaco monday mongolia
        mongolian montenegro month monthSymbols monthly months montserrat morocco morphology
        mountedVolumeURLs move moveAssign moveElement moveInitialize moveInitializeMemory moveItem
        moveObjects moveSubranges moveUpdate moviesDirectory mozambique msgid multicast multiple
        multipliedFullWidth multipliedReportingOverflow multiplier multiply multiplying
        musicDirectory mutableBytes mutableContainers mutableContainersAndLeaves mutableCopy
        mutableLeaves mutableSpan mutableString myanmar māori name nameAlias nameComponents nameKey
        namePrefix nameSuffix named namedPipe names namibia nan nanograms nanohertz nanometers
        nanosecond nanoseconds nanowatts narrow native nauru nauticalMiles navajo nearbyint negate
        negativeFormat negativeInfinity negativeInfinitySymbol negativeNormal negativePrefix
        negativeSubnormal negativeSuffix negativeZero negotiatedSSL negotiatedTLSCipherSuite
        negotiatedTLSProtocolVersion nepal nepali nestedContainer nestedUnkeyedContainer
        nestedWaiter netherlands networkConnectionLost networkDomainMask networkLoad
        networkProtocolName networkServiceType networkServiceTypeCallSignaling neuter never
        newCaledonia newZealand newline newlineSequence newlines newtonsPerMetersSquared next
        nextDate nextDaylightSavingTimeTransition nextDown nextObject nextPartialResult nextResult
        nextTime nextTimePreservingSmallerComponents nextUp nextWeekend nextWeekendAfter nextafter
        nextstep nibbles nicaragua nickname niger nigeria nilSymbol niue noError noFileProtection
        noPermissionsToReadFile noQoS noStatusReceived nonBase nonBaseCharacters
        nonConformingFloatDecodingStrategy nonConformingFloatEncodingStrategy nonLossyASCII none
        nonspacingMark nonzeroBitCount norfolkIsland normal normalClosure normalized northMacedonia
        northernMarianaIslands norway norwegian norwegianBokmål norwegianNynorsk not notANumber
        notANumberSymbol notAllowed notConnectedToInternet notDirectory notEqualTo notOnQueue
        notOpen notReordered notation notificationCenter notificationName notify noun now nth nukta
        null nullDevice number numberFormat numberFormatter numberOfCaptureGroups numberOfMatches
        numberOfRanges numberPart numberStyle numberSymbol numberingSystem numeral numeric
        numericCast numericType numericValue objCType object objectEnumerator objectForm
        objectIsForced objectWillChange objects observedObject occurrences ocombine oddHalf odia
        offset offsetBy offsetInFile ohms olChiki oman omitPaddingCharacter omitted onName onQueue
        onQueueAsBarrier onSender onTermination one oneBased oneDigit oneToTwelve oneToTwentyFour
        onlyFromMainDocumentDomain op open openCompleted openPunctuation openStep openat opening
        operatingSystemVersion operatingSystemVersionString operationCount operations optional
        options or order orderedAscending orderedDescending orderedSame ordinal ordinalOfDayInMonth
        ordinality origin originURL originalRequest orthography other otherLetter otherNumber
        otherPunctuation otherSymbol ounce ounces ouncesTroy output outputFormat outputFormatting
        overflow overlaps overlay overlongEncodingByte ownerAccountID ownerAccountName padded
        padding paddingCharacter paddingPosition pakistan palau palestinianTerritories panama
        papuaNewGuinea paragraph paragraphRange paragraphSeparator paraguay parameterString parent
        parentDirectory parentDirectoryURLKey parse parseScalar parseStrategy parsecs partOfSpeech
        particle partition partsPerMillion pashto passRetained passUnretained password passwordKey
        pastEnd patchVersion path pathComponents pathExtension pathKey paths pathsMatchingExtensions
        pattern pause pausingHandler pb pebibits pebibytes perMillSymbol percent
        percentEncodedFragment percentEncodedHost percentEncodedPassword percentEncodedPath
        percentEncodedQuery percentEncodedQueryItems percentEncodedUser percentSymbol perform
        performDefaultHandling permanent persian persistence persistentDomain personNameComponent
        peru petabits petabytes philippines phoneNumber phonetic phoneticRepresentation
        physicalMemory pi picograms picometers picoseconds picowatts picturesDirectory pints
        pitcairnIslands plain playgroundDescription plural pluralFew pluralMany pluralTwo plus
        plusSign pmSymbol pointValue pointee pointer pointwiseMax pointwiseMin poland
        policyViolation polish popFirst popLast port portKey portList portugal portuguese
        positiveFormat positiveInfinity positiveInfinitySymbol positiveNormal positivePrefix
        positiveSubnormal positiveSuffix positiveZero posix posixPermissions possessive
        possessiveAdjectiveForm possessiveForm post pound pounds poundsForcePerSquareInch pow
        precision precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping
        precondition preconditionFailure preconditionIsolated predecessor predicate predicateFormat
        preferencePanesDirectory preferredIOBlockSize preferredIOBlockSizeKey preferredLanguages
        preferredLocales preferredLocalizations preferredName prefetch prefix prefixMatch preflight
        prepare prepend preposition presentation prettyPrinted previous previousFailureCount
        previousTimePreservingSmallerComponents principalClass print printerDescriptionDirectory
        priority privateFrameworksPath privateFrameworksURL privateUse processIdentifier processInfo
        processName processorCount produceFileReferenceURLs producesRelativePathURLs progress
        projectedValue pronoun properties property propertyList propertyListReadCorrupt
        propertyListReadStream propertyListReadUnknownVersion propertyListWriteInvalid
        propertyListWriteStream proposedCredential protectionKey protectionSpace protocol
        protocolClasses protocolError protocolFamily provideScope proxyType publish publisher
        puertoRico punctuation punctuationCharacters punjabi qatar qos qosClass qualityOfService
        quarantineProperties quarantinePropertiesKey quarter quarterSymbols quarts query queryItems
        queue queuePriority quietNaN quotationBeginDelimiter quotationBeginDelimiterKey
        quotationEndDelimiter quotationEndDelimiterKey quote quotientAndRemainder radians radix
        raiseException raising random randomElement range rangeOfCharacter
        rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences rangeOfFirstMatch
        rangeOfFragment rangeOfHost rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery
        rangeOfScheme rangeOfUser rangeValue rangeView ranges rawValue read
        readCompletionNotification readData readDataToEndOfFile readInBackgroundAndNotify readLine
        readToEnd readToEndOfFileInBackgroundAndNotify readabilityHandler reading realm receive
        receiveCancel receiveCompletion receiveOutput receivePort receiveRequest receiveSubscription
        receiveValue receivesCredentialSecurely receiving record recordFailure recording
        recoveryAttempter recoveryOptions recoverySuggestion rectValue recurrences redirectCount
        redirectToNonExistentLocation reduce referenceCount reflexiveForm regex region regionCode
        regions register registerClass registrationDomain regular regularExpression
        regularExpressionCheckingResult rejectProtectionSpace rejectProtectionSpaceAndContinue
        relatedGregorian relatedGregorianYear relative relativePath relativePriority relativeString
        relaxed release releasing reloadIgnoringCacheData reloadIgnoringLocalAndRemoteCacheData
        reloadIgnoringLocalCacheData reloadRevalidatingCacheData reluctant remainder
        remainderReportingOverflow remoteAddress remotePort removals remove removeAll
        removeAllCachedResourceValues removeAllCachedResponses removeAllIndexes removeAllObjects
        removeAttribute removeCachedResourceValue removeCachedResponse removeCachedResponses
        removeCharacters removeCookies removeDependency removeDuplicates removeFirst removeItem
        removeLast removeLastObject removeObject removeObjects removeObserver removePersistentDomain
        removeProperty removeSubrange removeSubranges removeSuite removeTestObserver removeValue
        removeVolatileDomain removingLastIndex removingPercentEncoding removingSubranges remquo
        rename repeatElement repeatedTimePolicy repeatedValue repetitionBehavior replace
        replaceAttributes replaceBytes replaceCharacters replaceEmpty replaceError replaceItem
        replaceItemAt replaceMatches replaceNil replaceObject replaceObjects replaceOccurrences
        replaceSubrange replacement replacementIndex replacementObject replacementString replacing
        replacingAttributes replacingCharacters replacingOccurrences reportCompletion reportProgress
        republicOfChina request requestBodyStreamExhausted requestCachePolicy requestEndDate
        requestHeaderFields requestIsCacheEquivalent requestStartDate require requiredEnd
        requiredKeys requiresSecureCoding reserveCapacity reservedSpaceLength reset resetBytes
        resetStandardUserDefaults resetSystemTimeZone resignCurrent resolveSymlinksInPath
        resolvingSymlinksInPath resourceFetchType resourcePath resourceSpecifier resourceURL
        resourceUnavailable resourceValues response responseEndDate responseStartDate result
        resultType resume resumingHandler retain retries retry returnCacheDataDontLoad
        returnCacheDataElseLoad reverse reverseObjectEnumerator reversed reversedSortDescriptor
        revoke revolutions rhs right rightToLeft rint rohingya romania romanian root rootType rotate
        round rounded rounding roundingBehavior roundingIncrement roundingMode roundingRule run
        runBoundaries runDetached runLoop runSynchronously running runs russia russian rwanda
        réunion saintBarthélemy saintHelena saintKittsNevis saintLucia saintMartin
        saintPierreMiquelon saintVincentGrenadines same samePosition samoa samoan sanMarino sanskrit
        santali saturday saudiArabia scalarCount scalarValue scalbn scale scaleX scan scanCharacter
        scanCharacters scanCharactersFromSet scanDecimal scanDouble scanFloat scanHexDouble
        scanHexFloat scanHexInt32 scanHexInt64 scanInt scanInt32 scanInt64 scanLocation scanString
        scanUInt64 scanUnsignedLongLong scanUpTo scanUpToCharacters scanUpToCharactersFromSet
        scanUpToString scandinavianMiles schedule scheduleOneshot scheduleRepeating scheduledTimer
        scheduler scheme scientific scopeProvider script scriptCode searchBackwards searchRules
        second secondFraction secondaryGroupingSize seconds secondsFromGMT secondsSince1970 secure
        secureConnectionEndDate secureConnectionFailed secureConnectionStartDate seek seekToEnd
        seekToEndOfFile self sem_open send sendPing sendPort sender senegal sequence
        sequentiallyConsistent serbia serbian serialized serverCertificateHasBadDate
        serverCertificateHasUnknownRoot serverCertificateNotYetValid serverCertificateUntrusted
        serverPush session sessionDescription set setArray setAttributedString setAttributes
        setCancelHandler setClass setClassName setCookie setCookies setCustomPronoun setData
        setDefaultCredential setDelegate setDictionary setErrorAndReturn setEventHandler
        setFailureType setInterval setLimit setLocalizedDateFormatFromTemplate setObject
        setPersistentDomain setPositions setProperty setRegistrationHandler setResourceValue
        setResourceValues setSet setSpecific setString setTarget setTemporaryResourceValue setUp
        setUpWithError setUserInfoObject setUserInfoValueProvider setValue setVolatileDomain
        settingAttributes severity seychelles share shared sharedContainerIdentifier
        sharedCookieStorage sharedFrameworksPath sharedFrameworksURL sharedKeySet
        sharedPublicDirectory sharedSupportPath sharedSupportURL sharedUnownedExecutor shift
        shiftIndexesStarting shiftJIS short shortDaylightSaving shortGeneric shortMonthSymbols
        shortQuarterSymbols shortStandaloneMonthSymbols shortStandaloneQuarterSymbols
        shortStandaloneWeekdaySymbols shortStandard shortTons shortWeekdaySymbols shortened
        shouldUseExtendedBackgroundIdleMode show shuffle shuffled sierraLeone sighandler_t sign
        signal signalingNaN significand significandBitCount significandBitPattern significandWidth
        significantDigits signum simple sin sindhi singapore singleValueContainer singular sinh
        sinhala sink sintMaarten size sizeValue skipBack skipCount skipDescendants skipForward
        skipHiddenVolumes skipsHiddenFiles skipsPackageDescendants skipsSubdirectoryDescendants
        sleep slovak slovakia slovenia slovenian slugs smallestEncoding socket
        socketSecurityLevelKey socketType socksProxyConfigurationKey solomonIslands somalia some
        sort sortRange sorted sortedArray sortedArrayHint sortedCookies sortedKeys sourceLocation
        southAfrica southGeorgiaSouthSandwichIslands southKorea southSudan space spaceSeparator
        spacingMark spain span spanish spawn spawnUnlessCancelled specificName spellOut
        spelledOutValue spelling spellsOutZero split sqrt squareCentimeters squareFeet squareInches
        squareKilometers squareMegameters squareMeters squareMicrometers squareMiles
        squareMillimeters squareNanometers squareRoot squareYards sriLanka ssLv2 ssLv3 stable
        stackSize standalone standaloneMonthSymbols standaloneQuarterSymbols
        standaloneWeekdaySymbols standard standardError standardErrorContent standardInput
        standardOutput standardOutputContent standardize standardized standardizedFileURL
        standardizingPath start startDate startIndex startLoading startMeasuring startOfDay
        startOfLine startOfSubject starts state statusCode stone stones stop stopDate stopLoading
        stopMeasuring storagePolicy store storeBytes storeCachedResponse storeIfNil stream
        streamError streamStatus strict strictInterval stride string stringArray
        stringByReplacingMatches stringComparator stringEncoding stringRepresentation stringValue
        stringsByAppendingPaths stripCombiningMarks stripDiacritics struct style subRegions subarray
        subcontinent subdata subdivision subject subjectForm subjectType subpaths
        subpathsOfDirectory subpredicates subquery subranges subscribe subscript substring
        substringNotRequired subtract subtracting subtractingReportingOverflow success successor
        suffix suggestedFilename sum sunday superDecoder superEncoder superclass superclassMirror
        supportsSecureCoding suppressed suriname surrogate surrogateCodePointByte suspend suspended
        suspending svalbardJanMayen swahili swap swapAt sweden swedish
        swift_unboxFromSwiftValueWithType switchToLatest switzerland symbol symbolicLink symbols
        symmetricDifference sync synchronizable synchronize synchronizeFile syriac system
        systemDomainMask systemEpoch systemFileNumber systemFreeNodes systemFreeSize systemLanguages
        systemNodes systemNumber systemSize systemUptime systemVersion sãoToméPríncipe tX tY
        tablespoons tagNames tagNamesKey tagalog tags taiwan tajik tajikistan take takeRetainedValue
        takeUnretainedValue tamil tan tanh tanzania task taskDescription taskIdentifier taskInterval
        tb tcp tearDown tearDownWithError teaspoons tebibits tebibytes telugu temporaryDirectory
        terabits terabytes terahertz terawatts terminate terminated terminationHandler
        terminationReason terminationStatus territory test testBundleDidFinish testBundleWillStart
        testCase testCaseCount testCaseDidFinish testCaseWillStart testDescription testDuration
        testRun testRunClass testRuns testSuiteDidFinish testSuiteWillStart tests text
        textAttributesForNegativeInfinity textAttributesForNegativeValues textAttributesForNil
        textAttributesForNotANumber textAttributesForPositiveInfinity
        textAttributesForPositiveValues textAttributesForZero textChanged textEncodingName
        textSegmentBoundary tgamma thaana thai thailand thousandSeparator threadDictionary
        threeDigits throttle throughputKey throw thumbnailDictionaryKey thumbnailKey thursday
        tibetan time timeInterval timeIntervalBetween1970AndReferenceDate timeIntervalSince
        timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate timeLimit
        timeLimitExceeded timeSeparator timeStyle timeZone timeZoneDataVersion timeZoneSeparator
        timedOut timeout timeoutInterval timeoutIntervalForRequest timeoutIntervalForResource
        timeoutWhileWaiting timorLeste title titlecaseLetter titlecaseMapping tlSv1 tls
        tlsHandshakeFailure tls_ciphersuite_t tls_protocol_version_t toLatin toMemory
        toNearestOrAwayFromZero toNearestOrEven toOpaque toUnicodeName toXMLHex toggle togo tokelau
        tolerance tonga tongan top topToBottom totalCostLimit totalDuration totalFailureCount
        totalFileAllocatedSize totalFileAllocatedSizeKey totalFileSize totalFileSizeKey
        totalUnitCount towardZero trailSurrogate trailingZeroBitCount traits transactionMetrics
        transcode transcodedLength transform transformStruct transformingAttributes
        transitInformation translate translateX trashDirectory trimPrefix trimmingCharacters
        trimmingPrefix trinidadTobago tristanDaCunha true trueBranch trunc truncate truncateFile
        truncatedScalar truncatingRemainder try tryAllSatisfy tryCatch tryCompactMap tryContains
        tryDrop tryFilter tryFirst tryLast tryLock tryMap tryMax tryMin tryPrefix tryReduce
        tryRemoveDuplicates tryScan tuesday tunisia tuple turkey turkish turkmen turkmenistan
        turksCaicosIslands tuvalu twelveHour twentyFourHour twoDigitStartDate twoDigits
        twoDigitsNoAMPM type typeBlockSpecial typeCharacterSpecial typeDirectory typeIdentifier
        typeIdentifierKey typeMismatch typeRegular typeSocket typeSymbolicLink typeUnknown
        ubiquitousFileNotUploadedDueToQuota ubiquitousFileUbiquityServerNotAvailable
        ubiquitousFileUnavailable ubiquitousItemContainerDisplayName
        ubiquitousItemContainerDisplayNameKey ubiquitousItemDownloadRequested
        ubiquitousItemDownloadRequestedKey ubiquitousItemDownloadingError
        ubiquitousItemDownloadingErrorKey ubiquitousItemDownloadingStatusKey
        ubiquitousItemHasUnresolvedConflicts ubiquitousItemHasUnresolvedConflictsKey
        ubiquitousItemIsDownloading ubiquitousItemIsDownloadingKey ubiquitousItemIsUploaded
        ubiquitousItemIsUploadedKey ubiquitousItemIsUploading ubiquitousItemIsUploadingKey
        ubiquitousItemUploadingError ubiquitousItemUploadingErrorKey udp uganda uint16Value
        uint32Value uint64Value uint8Value uintValue uk ukraine ukrainian ulp ulpOfOne
        unarchiveObject unarchiveTopLevelObjectWithData unarchivedObject unarchiver
        unarchiverDidFinish unarchiverWillFinish unassigned unavailable unbounded uncached
        uncaughtSignal uncoded unconditional undefinedVariable underestimatedCount underflow
        underlying underlyingError underlyingErrors underlyingQueue unexpectedContinuationByte
        unexpectedExceptionCount unichar unicode unicodeScalar unicodeScalars unicodeScalarsEqual
        unidentified union unionSet unit unitString unitStringDisplayedAdjacent unitStyle unitWidth
        unitedArabEmirates unitedKingdom unitedStates unitedStatesOutlyingIslands
        unitedStatesVirginIslands units unitsStyle unkeyedContainer unknown unlimited unload unlock
        unmap unownedExecutor unownedTaskExecutor unregisterClass unsafeArgv unsafeBitCast
        unsafeDowncast unsafeLoad unsafeLoadUnaligned unsafelyUnwrapped unspecified unsupportedData
        unsupportedURL untilFinished up update updateValue upload uploadTask upper upperBound
        uppercaseLetter uppercaseLetters uppercaseMapping uppercased upstream uptimeNanoseconds urdu
        url urlCache urlCredentialStorage urlFragmentAllowed urlHostAllowed urlPasswordAllowed
        urlPathAllowed urlProtocol urlProtocolDidFinishLoading urlQueryAllowed urlSession
        urlUserAllowed urls uruguay us use useAll useBytes useCredential useDefaultKeys useEB useGB
        useKB useMB useNewRequest usePB useProtocolCachePolicy useTB useUnicodeWordBoundaries
        useUnixLineSeparators useYBOrHigher useZB user userActivityConnectionUnavailable
        userActivityHandoffFailed userActivityHandoffUserInfoTooLarge
        userActivityRemoteApplicationTimedOut userAuthenticationRequired userCancelled
        userCancelledAuthentication userDirectory userDomainMask userInfo userInfoValueProvider
        userInitiated userInteractive userKey userName usesGroupingSeparator usesMetricSystem
        usesSignificantDigits usingNewMetadataOnly utf16 utf16BigEndian utf16LittleEndian
        utf16Offset utf32 utf32BigEndian utf32LittleEndian utf8 utf8CString utf8CodeUnitCount
        utf8Span utf8Start utf8String utility uuid uuidString uuid_string_t uuid_t uyghur uzbek
        uzbekistan valid value valueAttachmentFailed valueLengthLimits valueNotFound valueType
        values vanuatu variable variant variantCode vaticanCity venezuela verb verbatim version
        version4 version5 versionKey verticalWhitespace veryHigh veryLow veryShortMonthSymbols
        veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols
        video vietnam vietnamese vikram virama voIP voice voip volatileDomain volatileDomainNames
        volts volume volumeAvailableCapacity volumeAvailableCapacityKey volumeCreationDate
        volumeCreationDateKey volumeIdentifier volumeIdentifierKey volumeIsAutomounted
        volumeIsAutomountedKey volumeIsBrowsable volumeIsBrowsableKey volumeIsEjectable
        volumeIsEjectableKey volumeIsEncrypted volumeIsEncryptedKey volumeIsInternal
        volumeIsInternalKey volumeIsJournaling volumeIsJournalingKey volumeIsLocal volumeIsLocalKey
        volumeIsReadOnly volumeIsReadOnlyKey volumeIsRemovable volumeIsRemovableKey
        volumeIsRootFileSystem volumeIsRootFileSystemKey volumeLocalizedFormatDescription
        volumeLocalizedFormatDescriptionKey volumeLocalizedName volumeLocalizedNameKey
        volumeMaximumFileSize volumeMaximumFileSizeKey volumeName volumeNameKey volumeResourceCount
        volumeResourceCountKey volumeSupportsAdvisoryFileLocking
        volumeSupportsAdvisoryFileLockingKey volumeSupportsCasePreservedNames
        volumeSupportsCasePreservedNamesKey volumeSupportsCaseSensitiveNames
        volumeSupportsCaseSensitiveNamesKey volumeSupportsCompression volumeSupportsCompressionKey
        volumeSupportsExclusiveRenamingKey volumeSupportsExtendedSecurity
        volumeSupportsExtendedSecurityKey volumeSupportsFileCloningKey volumeSupportsHardLinks
        volumeSupportsHardLinksKey volumeSupportsJournaling volumeSupportsJournalingKey
        volumeSupportsPersistentIDs volumeSupportsPersistentIDsKey volumeSupportsRenaming
        volumeSupportsRenamingKey volumeSupportsRootDirectoryDates
        volumeSupportsRootDirectoryDatesKey volumeSupportsSparseFiles volumeSupportsSparseFilesKey
        volumeSupportsSwapRenamingKey volumeSupportsSymbolicLinks volumeSupportsSymbolicLinksKey
        volumeSupportsVolumeSizes volumeSupportsVolumeSizesKey volumeSupportsZeroRuns
        volumeSupportsZeroRunsKey volumeTotalCapacity volumeTotalCapacityKey volumeURLForRemounting
        volumeURLForRemountingKey volumeURLKey volumeUUIDString volumeUUIDStringKey w wait
        waitForAll waitForDataInBackgroundAndNotify waitForExpectations
        waitUntilAllOperationsAreFinished waitUntilExit waitUntilFinished waiter wallClockTime
        wallisFutuna warning watts weakCompareExchange webSocketTask wednesday week weekOfMonth
        weekOfYear weekday weekdayOrdinal weekdaySymbols weekdays weekly weeks welsh westernSahara
        whenFull whenIdle whitespace whitespaceAndNewline whitespaces whitespacesAndNewlines
        wholeMatch wholeNumberValue wide width widthInsensitive willChangeValue willSet
        windowsCP1250 windowsCP1251 windowsCP1252 windowsCP1253 windowsCP1254 windowsLocaleCode
        with12s withCString withCancellationHandler withCheckedContinuation
        withCheckedThrowingContinuation withColonSeparatorInTime withColonSeparatorInTimeZone
        withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable
        withDashSeparatorInDate withDay withDecodedUnsafeBufferPointer withDecodedUnsafeBytes
        withDiscardingTaskGroup withExtendedLifetime withFileSystemRepresentation
        withFractionalSeconds withFullDate withFullTime withGroup withInternetDateTime
        withKnownIssue withLock withLockIfAvailable withMemoryRebound withMonth
        withMutableCharacters withMutation withObservationTracking withSerialExecutor
        withSpaceBetweenDateAndTime withTaskCancellationHandler withTaskExecutorPreference
        withTaskGroup withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup
        withThrowingTaskGroup withTime withTimeZone withTransparentBounds withUTF8 withUTF8Buffer
        withUnsafeBufferPointer withUnsafeBytes withUnsafeContinuation withUnsafeCurrentTask
        withUnsafeFileSystemRepresentation withUnsafeMutableBufferPointer withUnsafeMutableBytes
        withUnsafeMutablePointer withUnsafeMutablePointerToElements withUnsafeMutablePointerToHeader
        withUnsafeMutablePointers withUnsafePointer withUnsafeTemporaryAllocation
        withUnsafeThrowingContinuation withVaList withValue withWeekOfYear withYear
        withoutActuallyEscaping withoutAnchoringBounds withoutDeletingBackupItem
        withoutEscapingSlashes withoutOverwriting withoutUI word wordBoundary wordBoundaryKind words
        workItem world wrapComponents wrapped wrappedSum wrappedValue wrappingAdd wrappingSubtract
        write writeJSONObject writeabilityHandler writing writingDirection x xml
        xpcConnectionInterrupted xpcConnectionInvalid xpcConnectionReplyInvalid y y0 y1 yard yards
        yb ybOrHigher year yearForWeekOfYear yearly yemen yiddish yield yn yobibits yobibytes
        yottabits yottabytes z zambia zb zebibits zebibytes zero zeroBased zeroByteResource
        zeroPadsFractionDigits zeroSymbol zeroToEleven zeroToTwentyThree zeroValueUnitsDisplay
        zettabits zettabytes zimbabwe zip ålandIslands
        """
}
